import type { CatalogFiles } from '@portal/i18n';

/** Messages about returns, and of the season's figures, loaded after the first page. */
export const returnsCatalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
