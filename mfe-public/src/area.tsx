import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import type { CatalogFiles } from '@portal/i18n';
import { HomePage } from './home/home.page';

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** What everybody may read, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/general-intake" element={<ComingPage back="home" messages="publicComing.generalIntake" />} />
    <Route path="/agent-links" element={<ComingPage back="home" messages="publicComing.team" />} />
    <Route path="/office/:officeId" element={<ComingPage back="home" messages="publicComing.office" />} />
    <Route path="/preparer/:preparerCode" element={<ComingPage back="home" messages="publicComing.preparer" />} />
  </Routes>
);
