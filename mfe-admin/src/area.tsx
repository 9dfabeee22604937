import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { PageSkeleton } from '@portal/ui-kit/core';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';

const CloseModalOnBack = lazy(() =>
  import('./modal-stack/close-modal-on-back').then(({ CloseModalOnBack: Windows }) => ({ default: Windows })),
);
const AdminPage = lazy(() => import('./frame/admin.page').then(({ AdminPage: Page }) => ({ default: Page })));
const AdminSearch = lazy(() => import('./search/admin-search'));
const ClientPage = lazy(() => import('./client/client.page'));
const DashboardPage = lazy(() => import('./dashboard/dashboard.page'));
const documentsCatalogs: CatalogFiles = {
  en: () => import('@portal/feature-documents/messages/en.catalog'),
  es: () => import('@portal/feature-documents/messages/es.catalog'),
};
const DocumentsPage = lazy(() => loadWithCatalog(import('./documents/documents.page'), documentsCatalogs));
const messagesCatalogs: CatalogFiles = {
  en: () => import('@portal/feature-messages/messages/en.catalog'),
  es: () => import('@portal/feature-messages/messages/es.catalog'),
};
const MessagesPage = lazy(() =>
  loadWithCatalog(import('@portal/feature-messages'), messagesCatalogs).then(({ MessagesScreen: Page }) => ({
    default: Page,
  })),
);

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The admin area, with full browser paths. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton shape="table" />}>
    <CloseModalOnBack>
      {/* Arrives after the page, which must not wait for it. */}
      <Suspense fallback={null}>
        <AdminSearch />
      </Suspense>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/admin/:tab?" element={<AdminPage />} />
        <Route path="/admin/client/:clientId" element={<ClientPage />} />
        <Route path="/documents" element={<DocumentsPage />} />
        <Route path="/messages/*" element={<MessagesPage />} />
      </Routes>
    </CloseModalOnBack>
  </Suspense>
);
