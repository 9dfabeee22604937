import type { CatalogFiles } from '@portal/i18n';

/** Messages about returns, and of the dashboard's cards that load after its first screen. */
export const returnsCatalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
