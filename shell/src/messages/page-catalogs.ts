import type { CatalogFiles } from '@portal/i18n';

/** Messages of the shell's own pages and dialogs, which load with the first of them. */
export const pageCatalogs: CatalogFiles = {
  en: () => import('./pages.en.catalog'),
  es: () => import('./pages.es.catalog'),
};
