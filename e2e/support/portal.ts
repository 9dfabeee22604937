import { expect, test as base, type Page } from '@playwright/test';
import { Complaints } from './complaints';
import { running } from './running';

interface Portal {
  /** Use `complaints.expect(/401 POST .*login/)` for errors provoked by a test. */
  complaints: Complaints;
}

const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** Playwright's `test`, extended to fail when the browser reports an error. */
export const test = base.extend<Portal>({
  baseURL: async ({}, use) => use(running.url()),
  // Each test has an IP address of its own, like real visitors, so that tests do not share rate limits.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
  page: async ({ page }, use) => {
    seeEachRead(page);
    await use(page);
    // Mocked routes may still receive requests after the test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      await complaints.listen(context);
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Lets a test replace the response of one read: the page receives none of the combined response, and sends each read by
 * itself.
 */
function seeEachRead(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (url, ...handling) => {
    const pattern = typeof url === 'string' || url instanceof RegExp ? String(url) : '';
    if (pattern.includes('api')) await route(/\/api\/early\?/, (early) => early.fulfill({ json: [] }));
    return route(url, ...handling);
  };
}

export { expect };
