import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { SeasonFrame } from '@portal/feature-area/season-frame';
import type { CatalogFiles } from '@portal/i18n';
import { PageSkeleton } from '@portal/ui-kit/core';
import DashboardPage from './dashboard/dashboard.page';
import { pageCatalogs, returnCatalogs } from './messages/page-catalogs';
import { AreaShortcuts } from './shortcuts/area-shortcuts';

const ClientPage = lazy(() => loadWithCatalog(import('./client/client.page'), pageCatalogs, returnCatalogs));
const DocumentsPage = lazy(() => loadWithCatalog(import('./documents/documents.page'), pageCatalogs));
const MessagesPage = lazy(() =>
  loadWithCatalog(import('@portal/feature-messages'), pageCatalogs).then(({ MessagesScreen: Page }) => ({
    default: Page,
  })),
);
const QueuePage = lazy(() => loadWithCatalog(import('./queue/queue.page'), returnCatalogs));
const ProfilePage = lazy(() => loadWithCatalog(import('./profile/profile.page'), pageCatalogs));

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The preparer area, with full browser paths. Its first page is part of the entry, which saves a request after sign-in. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton shape="table" />}>
    <AreaShortcuts />
    <SeasonFrame shape="table">
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/documents" element={<DocumentsPage />} />
        <Route path="/messages/*" element={<MessagesPage />} />
        <Route path="/queue" element={<QueuePage />} />
        <Route path="/client/:clientId" element={<ClientPage />} />
        <Route path="/preparer/profile" element={<ProfilePage />} />
      </Routes>
    </SeasonFrame>
  </Suspense>
);
