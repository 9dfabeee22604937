import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { localeBase } from '@portal/domain/i18n/locales';
import type { ShellRenderer } from '@portal/domain/site/prerendered';
import { activateLocale, currentLocale, currentTranslate, loadCatalog, type CatalogFiles } from '@portal/i18n';
import { StoreProvider, createVisitorStore } from '@portal/data-access/core';
import { provideSite } from '@portal/data-access/site';
import { tokenStyles } from '@portal/ui-kit/token-styles';
import { AuthProvider } from '../auth/auth.provider';
import { Layout } from '../layout/layout';
import LoginPage from '../pages/login.page';
import RegisterPage from '../pages/register.page';
import { recordPresses } from './early-presses';

/**
 * Server-side rendering (SSR): prerenders the first pages of visitors from the components that the browser uses. The
 * gateway loads it from `dist/pages` (docs/decisions/0038-forms-of-visitors-are-prerendered.md).
 */

const pages: Readonly<Record<string, { title: PlainMessageId; page: ReactNode }>> = {
  '/login': { title: 'shell.titles.login', page: <LoginPage /> },
  '/register': { title: 'shell.titles.register', page: <RegisterPage /> },
};

/**
 * Placeholder in the frame, replaced by the page of an area, which was rendered by its own build. An element, because no
 * text of the office can contain one.
 */
const areaMark = <i data-area="" />;
const areaMarkup = renderToStaticMarkup(areaMark);

const catalogs: CatalogFiles = {
  en: () => import('../messages/en.catalog'),
  es: () => import('../messages/es.catalog'),
};
const pageCatalogs: CatalogFiles = {
  en: () => import('../messages/pages.en.catalog'),
  es: () => import('../messages/pages.es.catalog'),
};
const known = Promise.all([loadCatalog(catalogs), loadCatalog(pageCatalogs)]);

export const paths: ShellRenderer['paths'] = Object.keys(pages);

export const renderShellPage: ShellRenderer['renderShellPage'] = async ({ path, locale, site, area }) => {
  const own = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!own && !area) return null;
  const store = createVisitorStore();
  await Promise.all([provideSite(store, site), known]);
  // Rendering is synchronous, so that no concurrent request can change the language.
  do await activateLocale(locale);
  while (currentLocale() !== locale);
  const body = renderToStaticMarkup(
    <StoreProvider store={store}>
      <MemoryRouter basename={localeBase(locale)} initialEntries={[`${localeBase(locale)}${path}`]}>
        <AuthProvider>
          <div className="ui-root">
            <Layout>{own ? own.page : areaMark}</Layout>
          </div>
        </AuthProvider>
      </MemoryRouter>
    </StoreProvider>,
  );
  return {
    title: `${own ? currentTranslate()(own.title) : area?.title} · ${site.name}`,
    style: tokenStyles({ accent: site.accent_colour }),
    script: recordPresses,
    body: own ? body : body.replace(areaMarkup, () => area?.body ?? ''),
  };
};
