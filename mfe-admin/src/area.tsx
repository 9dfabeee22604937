import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { PageSkeleton } from '@portal/ui-kit/core';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { SeasonFrame } from '@portal/feature-area/season-frame';
import DashboardPage from './dashboard/dashboard.page';
import { documentsCatalogs } from './documents/catalogs';
import { CloseModalOnBack } from './modal-stack/close-modal-on-back';
import { returnsCatalogs } from './returns/catalogs';
import AdminSearch from './search/admin-search';

const administrationCatalogs: CatalogFiles = {
  en: () => import('./messages/administration.en.catalog'),
  es: () => import('./messages/administration.es.catalog'),
};
const AdminPage = lazy(() => loadWithCatalog(import('./frame/admin.page'), administrationCatalogs));
const ClientPage = lazy(() => loadWithCatalog(import('./client/client.page'), administrationCatalogs));
const ReturnsPage = lazy(() =>
  loadWithCatalog(import('./returns/returns.page'), returnsCatalogs, administrationCatalogs),
);
const DocumentsPage = lazy(() =>
  loadWithCatalog(import('./documents/documents.page'), documentsCatalogs, administrationCatalogs),
);
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

/** The admin area, with full browser paths. Its first page is part of the entry, which saves a request after sign-in. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton shape="table" />}>
    <CloseModalOnBack>
      <AdminSearch />
      <SeasonFrame shape="table">
        <Routes>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/admin/:tab?" element={<AdminPage />} />
          <Route path="/admin/client/:clientId" element={<ClientPage />} />
          <Route path="/returns" element={<ReturnsPage />} />
          <Route path="/documents" element={<DocumentsPage />} />
          <Route path="/messages/*" element={<MessagesPage />} />
        </Routes>
      </SeasonFrame>
    </CloseModalOnBack>
  </Suspense>
);
