import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import type { CatalogFiles } from '@portal/i18n';

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The admin's area, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/dashboard" element={<ComingPage messages="adminComing.dashboard" />} />
    <Route path="/admin" element={<ComingPage messages="adminComing.dashboard" />} />
    <Route path="/documents" element={<ComingPage messages="adminComing.documents" />} />
    <Route path="/messages/*" element={<ComingPage messages="adminComing.messages" />} />
  </Routes>
);
