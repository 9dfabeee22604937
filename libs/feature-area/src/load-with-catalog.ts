import { loadCatalog, type CatalogFiles } from '@portal/i18n';

/** Loads a part and its own messages in parallel. */
export async function loadWithCatalog<Part>(part: Promise<Part>, ...catalogs: readonly CatalogFiles[]): Promise<Part> {
  const [loaded] = await Promise.all([part, ...catalogs.map(loadCatalog)]);
  return loaded;
}
