import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import type { CatalogFiles } from '@portal/i18n';

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The preparer's area, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/dashboard" element={<ComingPage messages="preparerComing.dashboard" />} />
    <Route path="/documents" element={<ComingPage messages="preparerComing.documents" />} />
    <Route path="/messages/*" element={<ComingPage messages="preparerComing.messages" />} />
    <Route path="/client/:clientId" element={<ComingPage messages="preparerComing.client" />} />
    <Route path="/preparer/profile" element={<ComingPage messages="preparerComing.profile" />} />
  </Routes>
);
