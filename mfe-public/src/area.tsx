import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import type { CatalogFiles } from '@portal/i18n';
import { DirectoryPage } from './directory/directory.page';
import { HomePage } from './home/home.page';
import { LandingPage } from './landing/landing.page';
import { OfficePage } from './office/office.page';

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** What everybody may read, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/general-intake" element={<ComingPage back="home" messages="publicComing.generalIntake" />} />
    <Route path="/agent-links" element={<DirectoryPage />} />
    <Route path="/office/:officeId" element={<OfficePage />} />
    <Route path="/preparer/:preparerCode" element={<LandingPage />} />
  </Routes>
);
