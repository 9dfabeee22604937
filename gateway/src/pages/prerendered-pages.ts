import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, localeBase, localeOfPath, matchLocale, type Locale } from '@portal/domain/i18n/locales';
import { choiceIn } from '@portal/domain/site/choices';
import { pageFilters, themeMark, type PrerenderedPage } from '@portal/domain/site/prerendered';
import { compressed, encodingFor } from '../compressed';
import { prerenderedPolicy, reportingEndpoints } from '../csp/policies';
import { reloadScript } from '../live-reload';
import type { LiveRemotes } from '../live-remotes';
import type { Settings } from '../settings';
import { publicArea } from './page-build';
import { isCacheable, type PrerenderCache } from './prerender-cache';
import { SharedWork } from './shared-work';

interface Parts {
  cache: PrerenderCache;
  live: Pick<LiveRemotes, 'isOfAnother'>;
  settings: Pick<Settings, 'PUBLIC_ORIGIN' | 'LIVE_RELOAD'>;
}

/** Maximum number of cached compressed responses: a few pages in a few languages, themes and encodings. */
const most = 500;
/** Brotli quality with the best ratio for the time. A cached page is compressed once until it changes. */
const quality = { kept: 9, once: 5 };
/** Maximum length of a URL that may be a prerendered page. */
const longestAddress = 500;

/** Serves the prerendered (SSR) pages in the user's language and theme, and caches the compressed response. */
export class PrerenderedPages {
  private readonly packed = new LRUCache<string, Buffer>({ max: most });
  private readonly checks = new SharedWork<PrerenderedPage | null>();
  private readonly themed = new WeakMap<PrerenderedPage, Map<string, ThemedPage>>();

  constructor(private readonly parts: Parts) {}

  /**
   * @returns false if the shell page must be served instead: not a prerendered page, a signed-in user, or data
   * unavailable
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const cookies = request.headers.cookie;
    if (choiceIn(cookies, 'signed_in') || request.url.length > longestAddress) return false;
    const address = addressOf(request);
    const page = await this.pageAt(address, originOf(request, this.parts.settings));
    if (!page) return false;
    const { html, hash, policy } = this.withTheme(page, themeIn(cookies));
    const encoding = encodingFor(request);
    const etag = `"${hash}-${encoding}"`;
    void reply
      .code(page.status)
      .header('content-security-policy', policy)
      .header('reporting-endpoints', reportingEndpoints)
      .header('content-language', address.locale)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('etag', etag)
      .type('text/html; charset=utf-8');
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    if (page.status === 200 && request.headers['if-none-match'] === etag) {
      await reply.code(304).send();
      return true;
    }
    await reply.send(
      isCacheable(page, address.search)
        ? await this.pack(html, etag, encoding)
        : await compressed(html, encoding, quality.once),
    );
    return true;
  }

  /** Visitors who ask for a page at the same time share one check whether it has changed. */
  private pageAt(address: Address, origin: string): Promise<PrerenderedPage | null> {
    const { cache, live } = this.parts;
    const current = async (): Promise<PrerenderedPage | null> =>
      (await live.isOfAnother(publicArea, address.path).catch(() => true)) ? null : cache.page({ ...address, origin });
    const key = [origin, address.locale, address.path].join(' ');
    return address.search.size > 0 ? current() : this.checks.run(key, current);
  }

  private withTheme(page: PrerenderedPage, theme: string): ThemedPage {
    const themes = this.themed.get(page) ?? new Map<string, ThemedPage>();
    this.themed.set(page, themes);
    const known = themes.get(theme);
    if (known) return known;
    const added = this.parts.settings.LIVE_RELOAD ? [reloadScript] : [];
    const html = page.html
      .replace(themeMark, theme)
      .replace('</body>', `${added.map((script) => `<script>${script}</script>`).join('')}</body>`);
    const themed = { html, hash: hashOf(html), policy: prerenderedPolicy(page, added) };
    themes.set(theme, themed);
    return themed;
  }

  private async pack(html: string, etag: string, encoding: ReturnType<typeof encodingFor>): Promise<Buffer> {
    const known = this.packed.get(etag);
    if (known) return known;
    const bytes = await compressed(html, encoding, quality.kept);
    this.packed.set(etag, bytes);
    return bytes;
  }
}

/** A page in a visitor's theme. */
interface ThemedPage {
  html: string;
  hash: string;
  /** Content Security Policy. */
  policy: string;
}

interface Address {
  /** Path without the locale prefix. */
  path: string;
  /** Only the query parameters in `pageFilters`. */
  search: URLSearchParams;
  locale: Locale;
}

/** Takes the locale from the path; at the root, from the cookie, or else from Accept-Language. */
export function addressOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Address {
  const [path = '/', query = ''] = url.split('?', 2);
  const localeInPath = localeOfPath(path);
  const kept = choiceIn(headers.cookie, 'locale');
  const chosen = localeInPath ?? (isLocale(kept) ? kept : matchLocale(headers['accept-language']));
  const bare = localeInPath ? path.slice(localeBase(localeInPath).length) || '/' : path;
  return { path: bare, search: filtersIn(query), locale: chosen };
}

function filtersIn(query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const allowed = new URLSearchParams();
  for (const name of pageFilters) {
    const value = given.get(name)?.trim();
    if (value) allowed.set(name, value);
  }
  return allowed;
}

/** Returns the visitor's theme, or `system`. */
export function themeIn(cookies: string | undefined): string {
  const theme = choiceIn(cookies, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Public origin of the portal: from the settings, or else from this request. */
export const originOf = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { PUBLIC_ORIGIN }: Pick<Settings, 'PUBLIC_ORIGIN'>,
): string => PUBLIC_ORIGIN ?? `${protocol}://${host}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);
