import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageRenderer, PageRequest, PrerenderedPage, ReadApi } from '@portal/domain/site/prerendered';
import type { ApiReader } from './api-reader';

interface CachedPage {
  page: PrerenderedPage;
  renderer: PageRenderer;
  /** Records from which the page was rendered: path → record. */
  from: ReadonlyMap<string, unknown>;
}

/** Maximum number of cached pages, all languages together. */
const most = 500;

/** Cache only pages that exist; query strings and unknown URLs are unbounded. */
export const isCacheable = ({ status }: PrerenderedPage, { size }: URLSearchParams): boolean =>
  status === 200 && size === 0;

/**
 * Caches a rendered page until its data changes, or another build goes live. Revalidates before it serves (so not stale-while-revalidate), and
 * serves the stale page while the API is unavailable (stale-if-error).
 */
export class PrerenderCache {
  private readonly kept = new LRUCache<string, CachedPage>({ max: most });

  constructor(
    private readonly renderer: () => Promise<PageRenderer>,
    private readonly api: Pick<ApiReader, 'read' | 'readUncached'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** @returns null if this is not a prerendered page or its data is unavailable */
  async page(request: Omit<PageRequest, 'read'>): Promise<PrerenderedPage | null> {
    const key = [request.origin, request.locale, request.path].join(' ');
    const known = request.search.size === 0 ? this.kept.get(key) : undefined;
    try {
      const renderer = await this.renderer();
      const isCurrent = known?.renderer === renderer && (await this.isCurrent(known));
      return isCurrent ? known.page : await this.render(key, request, renderer);
    } catch (error) {
      this.log.warn({ reason: String(error) }, 'failed to re-render a page');
      return known?.page ?? null;
    }
  }

  /** `ApiReader` returns the same object while a record is unchanged. */
  private async isCurrent({ from }: CachedPage): Promise<boolean> {
    const now = await Promise.all([...from].map(async ([path, value]) => (await this.api.read(path)) === value));
    return now.every(Boolean);
  }

  private async render(
    key: string,
    request: Omit<PageRequest, 'read'>,
    renderer: PageRenderer,
  ): Promise<PrerenderedPage | null> {
    const from = new Map<string, unknown>();
    const readApi = request.search.size === 0 ? this.api.read : this.api.readUncached;
    const read: ReadApi = async (path) => {
      const value = await readApi(path);
      from.set(path, value);
      return value as never;
    };
    const page = await renderer.renderPage({ ...request, read });
    if (page && isCacheable(page, request.search)) this.kept.set(key, { page, renderer, from });
    return page;
  }
}
