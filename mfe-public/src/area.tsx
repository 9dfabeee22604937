import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { Spinner, lazyPart } from '@portal/ui-kit/core';
import { HomePage } from './home/home.page';

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

const formCatalogs: CatalogFiles = {
  en: () => import('./messages/forms.en.catalog'),
  es: () => import('./messages/forms.es.catalog'),
};

const estimateCatalogs: CatalogFiles = {
  en: () => import('./messages/estimate.en.catalog'),
  es: () => import('./messages/estimate.es.catalog'),
};

const legalCatalogs: CatalogFiles = {
  en: () => import('./messages/legal.en.catalog'),
  es: () => import('./messages/legal.es.catalog'),
};

/** The shell's error boundary shows the failure, and loads the area again. */
function Waiting({ failed }: { failed: boolean }) {
  if (failed) throw new Error('a page of the public area failed to load');
  return <Spinner />;
}

/** Lazy-loads a page with its messages, so that visitors who only read do not download the validation of forms. */
const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  messages: CatalogFiles,
) =>
  lazyPart(async () => {
    const [page] = await Promise.all([load(), loadCatalog(messages)]);
    return page;
  }, Waiting);

/** Their messages are in the area's own catalog. */
const DirectoryPage = lazyPage(() => import('./directory/directory.page'), catalogs);
const OfficePage = lazyPage(() => import('./office/office.page'), catalogs);
const LandingPage = lazyPage(() => import('./landing/landing.page'), catalogs);

const GeneralIntakePage = lazyPage(() => import('./general-intake/general-intake.page'), formCatalogs);
const EstimatePage = lazyPage(() => import('./estimate/estimate.page'), estimateCatalogs);
const LegalPage = lazyPage(() => import('./legal/legal.page'), legalCatalogs);

/** By the start of their paths. */
const lazyPages = {
  '/general-intake': GeneralIntakePage,
  '/estimate': EstimatePage,
  '/agent-links': DirectoryPage,
  '/office/': OfficePage,
  '/preparer/': LandingPage,
};

/**
 * Loads the page at a path before the shell shows it: a prerendered form (`prerender/forms.tsx`) must not vanish while
 * its code loads.
 */
export async function preload(path: string): Promise<boolean> {
  const page = Object.entries(lazyPages).find(([start]) => path.startsWith(start))?.[1];
  return page ? page.preload() : true;
}

/** The public area, with full browser paths. */
export const Component = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/general-intake" element={<GeneralIntakePage />} />
    <Route path="/estimate" element={<EstimatePage />} />
    <Route path="/agent-links" element={<DirectoryPage />} />
    <Route path="/office/:officeId" element={<OfficePage />} />
    <Route path="/preparer/:preparerCode" element={<LandingPage />} />
    <Route path="/privacy" element={<LegalPage text="privacy" />} />
    <Route path="/terms" element={<LegalPage text="terms" />} />
  </Routes>
);
