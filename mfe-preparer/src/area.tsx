import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import { comingWords as coming } from './coming.words';

/** The preparer's area, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/dashboard" element={<ComingPage {...coming.dashboard} />} />
    <Route path="/documents" element={<ComingPage {...coming.documents} />} />
    <Route path="/messages/*" element={<ComingPage {...coming.messages} />} />
    <Route path="/client/:clientId" element={<ComingPage {...coming.client} />} />
    <Route path="/preparer/profile" element={<ComingPage {...coming.profile} />} />
  </Routes>
);
