import type { Page, Request } from '@playwright/test';

/** What a page has loaded. */
export interface Transfer {
  requests: number;
  /** Compressed size of the bodies. */
  bytes: number;
}

/**
 * Counts a page's requests from this call on, except its event stream, which never finishes.
 * @returns a function that adds up those that began by a time, epoch ms
 */
export function countTransfers(page: Page): (by?: number) => Promise<Transfer> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async (by = Infinity) => {
    const counted = finished.filter((request) => request.timing().startTime <= by);
    const sizes = await Promise.all(counted.map((request) => request.sizes()));
    return {
      requests: counted.length,
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  };
}
