import type { CatalogFiles } from '@portal/i18n';

export const auditCatalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
export const reasonCatalogs: CatalogFiles = {
  en: () => import('./reasons.en.catalog'),
  es: () => import('./reasons.es.catalog'),
};
