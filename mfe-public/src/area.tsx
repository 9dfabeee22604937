import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { Spinner } from '@portal/ui-kit/core';
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

// Forms are lazy-loaded with their validation and messages, so that visitors who only read do not download them.
const GeneralIntakePage = lazy(async () => {
  const [page] = await Promise.all([import('./general-intake/general-intake.page'), loadCatalog(formCatalogs)]);
  return page;
});

const estimateCatalogs: CatalogFiles = {
  en: () => import('./messages/estimate.en.catalog'),
  es: () => import('./messages/estimate.es.catalog'),
};

const EstimatePage = lazy(async () => {
  const [page] = await Promise.all([import('./estimate/estimate.page'), loadCatalog(estimateCatalogs)]);
  return page;
});

const legalCatalogs: CatalogFiles = {
  en: () => import('./messages/legal.en.catalog'),
  es: () => import('./messages/legal.es.catalog'),
};

const LegalPage = lazy(async () => {
  const [page] = await Promise.all([import('./legal/legal.page'), loadCatalog(legalCatalogs)]);
  return page;
});

/** The public area, with full browser paths. */
export const Component = () => (
  <Suspense fallback={<Spinner />}>
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
  </Suspense>
);
