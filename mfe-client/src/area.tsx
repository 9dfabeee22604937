import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import { Spinner } from '@portal/ui-kit/core';
import { comingWords as coming } from './coming.words';
import { DashboardPage } from './dashboard/dashboard.page';

// The form brings validation and the tax engine along: the dashboard does not wait for them.
const IntakeFormPage = lazy(() => import('./intake-form/intake-form.page'));

/** The client's area, with the paths as they stand in the browser. */
export const Component = () => (
  <Suspense fallback={<Spinner />}>
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/intake-form" element={<IntakeFormPage />} />
      <Route path="/schedule-c" element={<ComingPage {...coming.scheduleC} />} />
      <Route path="/documents" element={<ComingPage {...coming.documents} />} />
      <Route path="/income-summary" element={<ComingPage {...coming.income} />} />
      <Route path="/messages/*" element={<ComingPage {...coming.messages} />} />
      <Route path="/assign-preparer" element={<ComingPage {...coming.preparer} />} />
      <Route path="/preparer/:preparerCode/intake" element={<ComingPage {...coming.preparerIntake} />} />
    </Routes>
  </Suspense>
);
