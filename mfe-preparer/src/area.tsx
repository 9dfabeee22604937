import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { PageSkeleton } from '@portal/ui-kit/core';
import DashboardPage from './dashboard/dashboard.page';
import { withPageMessages } from './messages/load-pages';
import { AreaShortcuts } from './shortcuts/area-shortcuts';

const ClientPage = lazy(() => withPageMessages(import('./client/client.page')));
const DocumentsPage = lazy(() => withPageMessages(import('./documents/documents.page')));
const MessagesPage = lazy(() =>
  withPageMessages(import('@portal/feature-messages')).then(({ MessagesScreen: Page }) => ({ default: Page })),
);
const ProfilePage = lazy(() => withPageMessages(import('./profile/profile.page')));

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The preparer area, with full browser paths. Its first page is part of the entry, which saves a request after sign-in. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton shape="table" />}>
    <AreaShortcuts />
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/documents" element={<DocumentsPage />} />
      <Route path="/messages/*" element={<MessagesPage />} />
      <Route path="/client/:clientId" element={<ClientPage />} />
      <Route path="/preparer/profile" element={<ProfilePage />} />
    </Routes>
  </Suspense>
);
