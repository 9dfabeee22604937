import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createVisitorStore } from '@portal/data-access/core';
import { provideSite } from '@portal/data-access/site';
import { localeBase } from '@portal/domain/i18n/locales';
import type { PageRenderer } from '@portal/domain/site/prerendered';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import declared from '../../routes.json';
import EstimatePage from '../estimate/estimate.page';
import GeneralIntakePage from '../general-intake/general-intake.page';
import { activate } from './activate';

const catalogs: CatalogFiles = {
  en: () => import('../messages/prerender-forms.en.catalog'),
  es: () => import('../messages/prerender-forms.es.catalog'),
};
const known = loadCatalog(catalogs);

type Forms = NonNullable<PageRenderer['forms']>;

/** Forms that visitors open first, by path; `preload` of the area loads the same ones. */
const pages: Readonly<Record<string, ReactNode>> = {
  '/estimate': <EstimatePage />,
  '/general-intake': <GeneralIntakePage />,
};

/** Renders a form as a new visitor sees it, without the frame, which the shell renders. */
const render: Forms['render'] = async ({ path, locale, site }) => {
  const route = declared.routes.find((one) => one.path === path);
  if (!route || !Object.hasOwn(pages, path)) throw new RangeError(`${path} is no page with a form`);
  const store = createVisitorStore();
  await Promise.all([provideSite(store, site), known]);
  await activate(locale);
  const body = renderToStaticMarkup(
    <StoreProvider store={store}>
      <MemoryRouter basename={localeBase(locale)} initialEntries={[`${localeBase(locale)}${path}`]}>
        {pages[path]}
      </MemoryRouter>
    </StoreProvider>,
    // The frame, rendered apart, has ids of its own.
    { identifierPrefix: 'area' },
  );
  return { title: route.title[locale], body };
};

export const forms: Forms = { paths: Object.keys(pages), render };
