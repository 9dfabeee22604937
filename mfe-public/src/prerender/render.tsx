import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { listLimits } from '@portal/domain/contract/limits';
import type { ListPage } from '@portal/domain/contract/list-page';
import { localeBase, locales, pathInLocale, type Locale } from '@portal/domain/i18n/locales';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import type { PreparerInfo, PreparerRow } from '@portal/domain/preparers/preparers.dto';
import {
  pagesAt,
  portraitsAt,
  type CreatePageRenderer,
  type PageRenderer,
  type ReadApi,
} from '@portal/domain/site/prerendered';
import { choiceCookie } from '@portal/domain/site/choices';
import type { Site } from '@portal/domain/site/site.dto';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { tokenStyles } from '@portal/ui-kit/token-styles';
import { PictureSource } from '../directory/preparer.card';
import { activate } from './activate';
import { Document } from './document';
import { forms } from './forms';
import { findPage } from './pages';

/**
 * Server-side rendering (SSR): prerenders the area's pages from the components that the browser uses. The
 * gateway loads it from `dist/pages` (docs/decisions/0019-public-pages-are-prerendered-by-the-gateway.md).
 */

const catalogs: CatalogFiles = {
  en: () => import('../messages/prerender.en.catalog'),
  es: () => import('../messages/prerender.es.catalog'),
};
const known = loadCatalog(catalogs);

/** Signed-in users get the shell's version of the page directly, without a flash of this one. */
const takeOver =
  "try{if(localStorage.getItem('token')||localStorage.getItem('user')){" +
  `document.cookie='${choiceCookie('signed_in', '1')}';` +
  'if(/signed_in=1/.test(document.cookie)){document.documentElement.hidden=true;location.reload()}}}catch{}';

export const createPageRenderer: CreatePageRenderer = ({ css, script, integrity }) => ({
  renderPage: async ({ path, search, locale, origin, read }) => {
    const load = findPage(path);
    if (!load) return null;
    const site = await siteOf(read);
    const page = await load({ search, origin, read, site });
    const inline = { style: `${css}${tokenStyles({ css, accent: site.accent_colour })}`, script: takeOver };
    await known;
    await activate(locale);
    const html = renderToStaticMarkup(
      <MemoryRouter basename={localeBase(locale)} initialEntries={[`${localeBase(locale)}${path}`]}>
        <PictureSource value={portraitAddress}>
          <Document {...{ page, site, origin, inline, script: `${pagesAt}${script}`, integrity }} />
        </PictureSource>
      </MemoryRouter>,
    );
    return { status: page.status, html: `<!doctype html>${html}`, inline, ...(integrity ? { integrity } : {}) };
  },
  renderSitemap,
  readPortrait,
  forms,
});

async function siteOf(read: ReadApi): Promise<Site> {
  const site = await read<Site>('/site');
  if (!site) throw new Error('The API knows no office');
  return site;
}

const hashOf = (picture: string): string => createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** The picture is cached, so its URL changes with its content. */
const portraitAddress = ({ preparer_code, profile_picture }: PreparerInfo): string =>
  `${portraitsAt}${preparer_code}.${hashOf(profile_picture ?? '')}.jpg`;

const readPortrait: PageRenderer['readPortrait'] = async (file, read) => {
  const [, code = '', hash] = /^(\w+)\.([0-9a-f]{16})\.jpg$/.exec(file) ?? [];
  if (!code) return null;
  const picture = (await read<PreparerInfo>(`/preparer-info/${code}`))?.profile_picture;
  return picture && hashOf(picture) === hash ? Buffer.from(picture, 'base64') : null;
};

const renderSitemap: PageRenderer['renderSitemap'] = async ({ origin, read }) => {
  const [offices, preparers] = await Promise.all([
    readAll<OfficeRow>(read, '/offices'),
    readAll<PreparerRow>(read, '/agent-links'),
  ]);
  const paths = [
    '/',
    '/agent-links',
    '/privacy',
    '/terms',
    ...offices.map(({ id }) => `/office/${id}`),
    ...preparers.map(({ portal_url }) => portal_url),
  ];
  const address = (path: string, locale: Locale): string => escaped(`${origin}${pathInLocale(path, locale)}`);
  const entry = (path: string, locale: Locale): string =>
    `<url><loc>${address(path, locale)}</loc>${locales
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(path, one)}"/>`)
      .join('')}</url>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${paths.flatMap((path) => locales.map((locale) => entry(path, locale))).join('\n')}\n</urlset>\n`
  );
};

/** Reads all pages of a public list. */
async function readAll<Row>(read: ReadApi, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let query = `limit=${listLimits.most}`; ;) {
    const page = await read<ListPage<Row>>(`${path}?${query}`);
    rows.push(...(page?.rows ?? []));
    if (page?.next === undefined) return rows;
    query = new URLSearchParams({ limit: String(listLimits.most), cursor: page.next }).toString();
  }
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
