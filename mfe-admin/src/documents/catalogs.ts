import type { CatalogFiles } from '@portal/i18n';

/** Messages about documents. */
export const documentsCatalogs: CatalogFiles = {
  en: () => import('@portal/feature-documents/messages/en.catalog'),
  es: () => import('@portal/feature-documents/messages/es.catalog'),
};
