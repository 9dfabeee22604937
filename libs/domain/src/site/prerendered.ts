import type { Locale } from '../i18n/locales';

/** Query parameters that prerendered pages depend on. */
export const pageFilters = ['search', 'office_id', 'office_search', 'cursor'] as const;

/** Request from the gateway to the renderer of the public area. */
export interface PageRequest {
  /** Path without its language segment: `/office/detroit-main`. */
  path: string;
  /** Only non-empty `pageFilters`. */
  search: URLSearchParams;
  locale: Locale;
  /** Public origin of the portal: `https://portal.example.com`. */
  origin: string;
  read: ReadApi;
}

/**
 * Reads public data from the API; a list is always a `ListPage`.
 * @param path below `/api`
 * @throws when the server does not answer, or answers with neither 200 nor 404
 * @returns null if not found
 */
export type ReadApi = <T>(path: string) => Promise<(T extends readonly unknown[] ? never : T) | null>;

export interface PrerenderedPage {
  status: 200 | 404;
  /** The whole document; `themeMark` is a placeholder for the reader's theme. */
  html: string;
  /** Inline style and script that the content security policy must allow by hash. */
  inline: { style: string; script: string };
}

/** Placeholder in the class of `html`, replaced with `system`, `light` or `dark`. */
export const themeMark = '__THEME__';

/** Base path of the assets of these pages: their script, and portraits. */
export const pagesAt = '/pages/';
export const portraitsAt = `${pagesAt}portraits/`;

/** Exported by `render.cjs` in `dist/pages` of the public area; its files are in the same folder. */
export type CreatePageRenderer = (files: {
  /** Content of `reader.css`, which is inlined into every page. */
  css: string;
  /** File name of the script, including its hash. */
  script: string;
}) => PageRenderer;

export interface PageRenderer {
  /** Renders a page; null if the path is not one of these pages. Rejects when the data cannot be read. */
  renderPage: (request: PageRequest) => Promise<PrerenderedPage | null>;
  /** Renders `sitemap.xml` with the URLs of all pages. */
  renderSitemap: (request: Pick<PageRequest, 'origin' | 'read'>) => Promise<string>;
  /** Reads a JPEG by its file name below `portraitsAt`; null if it does not exist (anymore). */
  readPortrait: (file: string, read: ReadApi) => Promise<Uint8Array | null>;
}
