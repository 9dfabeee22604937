import { loadCatalog, type CatalogFiles } from '@portal/i18n';

/** Loads a part together with the messages that only it shows, so that neither waits for the other. */
export async function loadWithCatalog<Part>(part: Promise<Part>, catalogs: CatalogFiles): Promise<Part> {
  const [loaded] = await Promise.all([part, loadCatalog(catalogs)]);
  return loaded;
}
