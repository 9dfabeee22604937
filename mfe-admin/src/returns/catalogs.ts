import type { CatalogFiles } from '@portal/i18n';

/** Messages about returns, loaded after the first page. */
export const returnsCatalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
