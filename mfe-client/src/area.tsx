import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { CatalogFiles } from '@portal/i18n';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { SeasonFrame } from '@portal/feature-area/season-frame';
import { PageSkeleton } from '@portal/ui-kit/core';

// Each page has its own messages: a catalog of the area would load those of all pages with the first one.
const assignPreparerCatalogs: CatalogFiles = {
  en: () => import('./messages/assign-preparer.en.catalog'),
  es: () => import('./messages/assign-preparer.es.catalog'),
};
const dashboardCatalogs: CatalogFiles = {
  en: () => import('./messages/dashboard.en.catalog'),
  es: () => import('./messages/dashboard.es.catalog'),
};
const documentsCatalogs: CatalogFiles = {
  en: () => import('./messages/documents.en.catalog'),
  es: () => import('./messages/documents.es.catalog'),
};
const incomeCatalogs: CatalogFiles = {
  en: () => import('./messages/income.en.catalog'),
  es: () => import('./messages/income.es.catalog'),
};
const messagesCatalogs: CatalogFiles = {
  en: () => import('@portal/feature-messages/messages/en.catalog'),
  es: () => import('@portal/feature-messages/messages/es.catalog'),
};
const taxFormsCatalogs: CatalogFiles = {
  en: () => import('@portal/feature-tax-forms/messages/en.catalog'),
  es: () => import('@portal/feature-tax-forms/messages/es.catalog'),
};

// Lazy-loaded: each page brings only what it needs.
const AssignPreparerPage = lazy(() =>
  loadWithCatalog(import('./assign-preparer/assign-preparer.page'), assignPreparerCatalogs),
);
const DashboardPage = lazy(() =>
  loadWithCatalog(import('./dashboard/dashboard.page'), dashboardCatalogs).then(({ DashboardPage: Page }) => ({
    default: Page,
  })),
);
const IncomeSummaryPage = lazy(() => loadWithCatalog(import('./income/income-summary.page'), incomeCatalogs));
const IntakeFormPage = lazy(() =>
  loadWithCatalog(import('./intake-form/intake-form.page'), taxFormsCatalogs).then(({ IntakeFormPage: Page }) => ({
    default: Page,
  })),
);
const DocumentsPage = lazy(() => loadWithCatalog(import('./documents/documents.page'), documentsCatalogs));
const MessagesPage = lazy(() =>
  loadWithCatalog(import('@portal/feature-messages'), messagesCatalogs).then(({ MessagesScreen: Page }) => ({
    default: Page,
  })),
);
const PreparerIntakePage = lazy(() =>
  loadWithCatalog(import('./intake-form/intake-form.page'), taxFormsCatalogs).then(({ PreparerIntakePage: Page }) => ({
    default: Page,
  })),
);
const ReturnPage = lazy(() =>
  loadWithCatalog(import('./dashboard/dashboard.page'), dashboardCatalogs).then(({ ReturnPage: Page }) => ({
    default: Page,
  })),
);
const ScheduleCPage = lazy(() => loadWithCatalog(import('./schedule-c/schedule-c.page'), taxFormsCatalogs));

/** Routes of the client area, with full browser paths. */
export const Component = () => (
  <Suspense fallback={<PageSkeleton />}>
    <SeasonFrame>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/intake-form" element={<IntakeFormPage />} />
        <Route path="/schedule-c" element={<ScheduleCPage />} />
        <Route path="/documents" element={<DocumentsPage />} />
        <Route path="/income-summary" element={<IncomeSummaryPage />} />
        <Route path="/return" element={<ReturnPage />} />
        <Route path="/messages/*" element={<MessagesPage />} />
        <Route path="/assign-preparer" element={<AssignPreparerPage />} />
        <Route path="/preparer/:preparerCode/intake" element={<PreparerIntakePage />} />
      </Routes>
    </SeasonFrame>
  </Suspense>
);
