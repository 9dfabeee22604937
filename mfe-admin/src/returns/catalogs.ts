import type { CatalogFiles } from '@portal/i18n';

/** Messages about returns. */
export const returnsCatalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
