import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { Spinner, lazyPart } from '@portal/ui-kit/core';
import { DirectoryPage } from './directory/directory.page';
import { HomePage } from './home/home.page';
import { LandingPage } from './landing/landing.page';
import { OfficePage } from './office/office.page';

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

const GeneralIntakePage = lazyPage(() => import('./general-intake/general-intake.page'), formCatalogs);
const EstimatePage = lazyPage(() => import('./estimate/estimate.page'), estimateCatalogs);
const LegalPage = lazyPage(() => import('./legal/legal.page'), legalCatalogs);

/** Loads the form of a prerendered page (`prerender/forms.tsx`) before the shell takes the page over. */
export async function preload(path: string): Promise<boolean> {
  if (path === '/general-intake') return GeneralIntakePage.preload();
  return path === '/estimate' ? EstimatePage.preload() : true;
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
