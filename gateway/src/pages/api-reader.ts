import { LRUCache } from 'lru-cache';
import { Agent, request } from 'undici';
import { listPageOf } from '@portal/domain/contract/list-page';
import type { ReadApi } from '@portal/domain/site/prerendered';
import type { Upstreams } from '../upstreams';

interface Known {
  etag: string;
  value: unknown;
}

/** Timeout for the data of a prerendered page, ms. After that, the shell renders the page and reports the error. */
const timeout = 3000;
/** Maximum number of cached responses. */
const most = 500;

/**
 * Reads public records as an anonymous visitor. Revalidates every read by ETag, so that changes show on the next page
 * load and unchanged data costs only a 304.
 */
export class ApiReader {
  private readonly known = new LRUCache<string, Known>({ max: most });
  private readonly agent = new Agent();

  constructor(private readonly upstreams: Pick<Upstreams, 'next' | 'markFailed' | 'count'>) {}

  read: ReadApi = (path) => this.readFromAny(path, { remember: true });

  /** Reads without caching; for searches, whose number is unbounded. */
  readUncached: ReadApi = (path) => this.readFromAny(path, { remember: false });

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private async readFromAny(path: string, { remember }: { remember: boolean }): Promise<never> {
    const tried: string[] = [];
    for (;;) {
      const url = this.upstreams.next(tried);
      try {
        return (await this.ask(url, path, remember)) as never;
      } catch (error) {
        tried.push(url);
        if (!isUnreachable(error)) throw error;
        // Unreachable: try another replica.
        this.upstreams.markFailed(url);
        if (tried.length >= this.upstreams.count) throw error;
      }
    }
  }

  private async ask(url: string, path: string, remember: boolean): Promise<unknown> {
    const known = this.known.get(path);
    // Undici's own function, because `fetch` takes several times as much processor time.
    const { statusCode, headers, body } = await request(`${url}/api${path}`, {
      headers: { accept: 'application/json', ...(known ? { 'if-none-match': known.etag } : {}) },
      signal: AbortSignal.timeout(timeout),
      dispatcher: this.agent,
    });
    if (statusCode !== 200) await body.dump();
    if (known && statusCode === 304) return known.value;
    if (statusCode === 404) return null;
    if (statusCode !== 200) throw new RefusedError(`The API answered ${statusCode} to ${path}`);
    const record: unknown = await body.json();
    const get = (name: string): string | null => [headers[name]].flat()[0] ?? null;
    const value = Array.isArray(record) ? listPageOf(record, { get }) : record;
    const etag = get('etag');
    if (etag && remember) this.known.set(path, { etag, value });
    return value;
  }
}

class RefusedError extends Error {}

/** A timeout and an invalid answer are not retried. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof RefusedError || error instanceof SyntaxError) && (error as Error).name !== 'TimeoutError';
