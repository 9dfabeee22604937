import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { Spinner } from '@portal/ui-kit/core';
import { DirectoryPage } from './directory/directory.page';
import { HomePage } from './home/home.page';
import { LandingPage } from './landing/landing.page';
import { OfficePage } from './office/office.page';

// Forms and their rules: who reads does not load them.
const GeneralIntakePage = lazy(() => import('./general-intake/general-intake.page'));

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** What everybody may read, with the paths as they stand in the browser. */
export const Component = () => (
  <Suspense fallback={<Spinner />}>
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/general-intake" element={<GeneralIntakePage />} />
      <Route path="/agent-links" element={<DirectoryPage />} />
      <Route path="/office/:officeId" element={<OfficePage />} />
      <Route path="/preparer/:preparerCode" element={<LandingPage />} />
    </Routes>
  </Suspense>
);
