import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { Spinner } from '@portal/ui-kit/core';

const BackClosesWindows = lazy(() =>
  import('./windows/back-closes-windows').then(({ BackClosesWindows: Windows }) => ({ default: Windows })),
);
const AdminPage = lazy(() => import('./frame/admin.page').then(({ AdminPage: Page }) => ({ default: Page })));
const DocumentsPage = lazy(() => import('./documents/documents.page'));
const MessagesPage = lazy(() =>
  import('@portal/feature-messages').then(({ MessagesScreen: Page }) => ({ default: Page })),
);

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** The admin area, with its paths as in the browser. */
export const Component = () => (
  <Suspense fallback={<Spinner />}>
    <BackClosesWindows>
      <Routes>
        <Route path="/dashboard" element={<AdminPage />} />
        <Route path="/admin/:tab?" element={<AdminPage />} />
        <Route path="/documents" element={<DocumentsPage />} />
        <Route path="/messages/*" element={<MessagesPage />} />
      </Routes>
    </BackClosesWindows>
  </Suspense>
);
