import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';

const catalogs: CatalogFiles = {
  en: () => import('./pages.en.catalog'),
  es: () => import('./pages.es.catalog'),
};

/** Loads a page together with the messages of all pages but the dashboard. */
export const withPageMessages = <Part>(page: Promise<Part>): Promise<Part> => loadWithCatalog(page, catalogs);

/** A failure is shown only by the page that needs the messages, which requests them again. */
export const preloadPageMessages = (): void => void loadCatalog(catalogs).catch(() => undefined);
