import type { Locale } from '../i18n/locales';

/** What of an address's search these pages go by. */
export const pageFilters = ['search', 'office_id', 'office_search', 'cursor'] as const;

/** What the gateway asks the pages of the public area for. */
export interface PageRequest {
  /** Path without the part that names the language: `/office/detroit-main`. */
  path: string;
  /** Only `pageFilters` that say something. */
  search: URLSearchParams;
  locale: Locale;
  /** Where people reach the portal: `https://portal.example.com`. */
  origin: string;
  read: ReadApi;
}

/**
 * Reads from the API what anybody may read; of a list always a `ListPage`.
 * @param path below `/api`
 * @throws when the server does not answer, or not with 200 or 404
 * @returns null: not there
 */
export type ReadApi = <T>(path: string) => Promise<(T extends readonly unknown[] ? never : T) | null>;

export interface PrerenderedPage {
  status: 200 | 404;
  /** The whole document; `themeMark` stands where the reader's appearance belongs. */
  html: string;
  /** What the content security policy has to allow by hash: the one style and the one script within the document. */
  inline: { style: string; script: string };
}

/** In the class of `html`: `system`, `light` or `dark`. */
export const themeMark = '__THEME__';

/** Where the files of these pages are: their script, and portraits. */
export const pagesAt = '/pages/';
export const portraitsAt = `${pagesAt}portraits/`;

/** Beside `render.cjs` in `dist/pages` of the public area, which exports it. */
export type CreatePageRenderer = (files: {
  /** Content of `reader.css`, which is put into every page. */
  css: string;
  /** Name of the script, with a hash in it. */
  script: string;
}) => PageRenderer;

export interface PageRenderer {
  /** null: not one of its pages. Rejects when what it shows cannot be read. */
  renderPage: (request: PageRequest) => Promise<PrerenderedPage | null>;
  /** The addresses of all pages, as `sitemap.xml` lists them. */
  renderSitemap: (request: Pick<PageRequest, 'origin' | 'read'>) => Promise<string>;
  /** A JPEG by the last part of its address below `portraitsAt`; null: not there, or not any more. */
  readPortrait: (file: string, read: ReadApi) => Promise<Uint8Array | null>;
}
