import { LRUCache } from 'lru-cache';
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

  constructor(private readonly upstreams: Pick<Upstreams, 'next' | 'markFailed' | 'count'>) {}

  read: ReadApi = (path) => this.readFromAny(path, { remember: true });

  /** Reads without caching; for searches, whose number is unbounded. */
  readUncached: ReadApi = (path) => this.readFromAny(path, { remember: false });

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
    const answer = await fetch(`${url}/api${path}`, {
      headers: { accept: 'application/json', ...(known ? { 'if-none-match': known.etag } : {}) },
      signal: AbortSignal.timeout(timeout),
    });
    if (known && answer.status === 304) return known.value;
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) throw new Error(`The API answered ${answer.status} to ${path}`);
    const body: unknown = await answer.json();
    const value = Array.isArray(body) ? listPageOf(body, answer.headers) : body;
    const etag = answer.headers.get('etag');
    if (etag && remember) this.known.set(path, { etag, value });
    return value;
  }
}

/** `fetch` rejects with a TypeError if the server is unreachable. A timeout is not retried. */
const isUnreachable = (error: unknown): boolean => (error as Partial<Error> | null)?.name === 'TypeError';
