import { LRUCache } from 'lru-cache';
import { listPageOf } from '@portal/domain/contract/list-page';
import type { ReadApi } from '@portal/domain/site/prerendered';
import type { Upstreams } from '../upstreams';

interface Known {
  etag: string;
  value: unknown;
}

/** A visitor does not wait longer for a drawn page, ms; the shell's own page says what is wrong. */
const timeout = 3000;
/** Most answers that are kept. */
const most = 500;

/**
 * Reads public records as a visitor would. Each is asked for each time, by its ETag: what the office changes is on the
 * next page that is asked for, and what has not changed is a short answer.
 */
export class ApiReader {
  private readonly known = new LRUCache<string, Known>({ max: most });

  constructor(private readonly upstreams: Pick<Upstreams, 'next' | 'markFailed' | 'count'>) {}

  read: ReadApi = (path) => this.readFromAny(path, { remember: true });

  /** For what a stranger searched for: there are as many searches as strangers think of, and none is worth its memory. */
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
        // Nobody there: another replica may be.
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

/** What `fetch` says when nobody answers; one who answers slowly is asked no second time. */
const isUnreachable = (error: unknown): boolean => (error as Partial<Error> | null)?.name === 'TypeError';
