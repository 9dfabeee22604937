import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import { comingWords as coming } from './coming.words';

/** The admin's area, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/dashboard" element={<ComingPage {...coming.dashboard} />} />
    <Route path="/admin" element={<ComingPage {...coming.dashboard} />} />
    <Route path="/documents" element={<ComingPage {...coming.documents} />} />
    <Route path="/messages/*" element={<ComingPage {...coming.messages} />} />
  </Routes>
);
