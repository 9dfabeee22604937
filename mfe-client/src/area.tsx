import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { PageSkeleton } from '@portal/ui-kit/core';

// Lazy-loaded: each page brings only what it needs.
const AssignPreparerPage = lazy(() => import('./assign-preparer/assign-preparer.page'));
const DashboardPage = lazy(() =>
  import('./dashboard/dashboard.page').then(({ DashboardPage: Page }) => ({ default: Page })),
);
const IncomeSummaryPage = lazy(() => import('./income/income-summary.page'));
const IntakeFormPage = lazy(() =>
  import('./intake-form/intake-form.page').then(({ IntakeFormPage: Page }) => ({ default: Page })),
);
const DocumentsPage = lazy(() => import('./documents/documents.page'));
const MessagesPage = lazy(() =>
  import('@portal/feature-messages').then(({ MessagesScreen: Page }) => ({ default: Page })),
);
const PreparerIntakePage = lazy(() =>
  import('./intake-form/intake-form.page').then(({ PreparerIntakePage: Page }) => ({ default: Page })),
);
const ScheduleCPage = lazy(() => import('./schedule-c/schedule-c.page'));

export const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

/** Routes of the client area, with full browser paths. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/intake-form" element={<IntakeFormPage />} />
      <Route path="/schedule-c" element={<ScheduleCPage />} />
      <Route path="/documents" element={<DocumentsPage />} />
      <Route path="/income-summary" element={<IncomeSummaryPage />} />
      <Route path="/messages/*" element={<MessagesPage />} />
      <Route path="/assign-preparer" element={<AssignPreparerPage />} />
      <Route path="/preparer/:preparerCode/intake" element={<PreparerIntakePage />} />
    </Routes>
  </Suspense>
);
