import type { Locale } from '../i18n/locales';
import type { Site } from './site.dto';

/** Query parameters that affect prerendered pages. */
export const pageFilters = ['search', 'office_id', 'language', 'specialty', 'office_search', 'cursor'] as const;

/** Request from the gateway to the renderer of the public area's pages. */
export interface PageRequest {
  /** Path without its language segment: `/office/detroit-main`. */
  path: string;
  /** The `pageFilters` that are not empty. */
  search: URLSearchParams;
  locale: Locale;
  /** Public origin of the portal: `https://portal.example.com`. */
  origin: string;
  read: ReadApi;
}

/**
 * Reads public data from the API; a list is always returned as a `ListPage`.
 * @param path path relative to `/api`
 * @throws if the server does not respond, or responds with a status other than 200 or 404
 * @returns null for 404
 */
export type ReadApi = <T>(path: string) => Promise<(T extends readonly unknown[] ? never : T) | null>;

export interface PrerenderedPage {
  status: 200 | 404;
  /** The complete document; the gateway replaces `themeMark` with the visitor's theme. */
  html: string;
  /** Inline style and script whose hashes the Content Security Policy must allow. */
  inline: { style: string; script: string };
  /** Hash of the script file, if the page names it in `integrity`; pages of an older build do not. */
  integrity?: string;
}

/** Placeholder in the class of `html`, replaced with `system`, `light` or `dark`. */
export const themeMark = '__THEME__';

/** Name of the Trusted Types policy with which these pages parse the results of a search. */
export const searchPolicy = 'portal-search';

/** Base path for the assets of prerendered pages: their script and portraits. */
export const pagesAt = '/pages/';
export const portraitsAt = `${pagesAt}portraits/`;

/** Exports of `render.cjs` in `dist/pages` of the public area, the folder that also contains these files. */
export type CreatePageRenderer = (files: {
  /** Content of `reader.css`, which is inlined into every page. */
  css: string;
  /** File name of the script, including its content hash. */
  script: string;
  /** Hash of the script for its `integrity` attribute; absent from an older gateway. */
  integrity?: string;
}) => PageRenderer;

export interface PageRenderer {
  /** Renders a page; null if the path is not a prerendered page. Rejects if the data cannot be read. */
  renderPage: (request: PageRequest) => Promise<PrerenderedPage | null>;
  /** Renders `sitemap.xml` with the URLs of all prerendered pages. */
  renderSitemap: (request: Pick<PageRequest, 'origin' | 'read'>) => Promise<string>;
  /** Reads a portrait (JPEG) by its file name below `portraitsAt`; null if there is no such file. */
  readPortrait: (file: string, read: ReadApi) => Promise<Uint8Array | null>;
  /** Pages with a form, which the shell shows in its frame and takes over. Absent from an older build. */
  forms?: {
    paths: readonly string[];
    /** @throws if the path is none of these */
    render: (request: FormRequest) => Promise<AreaPage>;
  };
}

export type FormRequest = Pick<PageRequest, 'path' | 'locale'> & { site: Site };

/** What an area shows on a page of the shell. */
export interface AreaPage {
  title: string;
  body: string;
}

/** A page of the shell as a visitor sees it, which the gateway puts into the shell's document. */
export interface ShellPage {
  title: string;
  /** Content of a `style` element: the theme variables, for the classes `portal-system`, `portal-light` and `portal-dark`. */
  style: string;
  /** Content of a `script` element after the page: records what is pressed before the shell's scripts have loaded. */
  script: string;
  /** Content of the element `root`. */
  body: string;
}

/** Exports of `render.cjs` in `dist/pages` of the shell. */
export interface ShellRenderer {
  /** Paths of the prerendered pages, without a language segment. */
  paths: readonly string[];
  /**
   * Renders a page of the shell, or one of an area in its frame; null if neither is given.
   * @param request.area the page of an area at this path
   */
  renderShellPage: (request: FormRequest & { area?: AreaPage }) => Promise<ShellPage | null>;
}
