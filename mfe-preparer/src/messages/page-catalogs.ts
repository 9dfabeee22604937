import { loadCatalog, type CatalogFiles } from '@portal/i18n';

/** Messages of all pages but the dashboard. */
export const pageCatalogs: CatalogFiles = {
  en: () => import('./pages.en.catalog'),
  es: () => import('./pages.es.catalog'),
};

/** A failure is shown only by the page that needs the messages, which requests them again. */
export const preloadPageMessages = (): void => void loadCatalog(pageCatalogs).catch(() => undefined);

/** Messages of the queue and of a client's return. */
export const returnCatalogs: CatalogFiles = {
  en: () => import('./returns.en.catalog'),
  es: () => import('./returns.es.catalog'),
};

/** Messages of the documents that a client was asked for. */
export const requestCatalogs: CatalogFiles = {
  en: () => import('./requests.en.catalog'),
  es: () => import('./requests.es.catalog'),
};
