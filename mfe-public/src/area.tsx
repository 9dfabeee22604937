import { Route, Routes } from 'react-router-dom';
import { ComingPage } from '@portal/feature-area/coming';
import { comingWords as coming } from './coming.words';
import { HomePage } from './home/home.page';

/** What everybody may read, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/general-intake" element={<ComingPage back="home" {...coming.generalIntake} />} />
    <Route path="/agent-links" element={<ComingPage back="home" {...coming.team} />} />
    <Route path="/office/:officeId" element={<ComingPage back="home" {...coming.office} />} />
    <Route path="/preparer/:preparerCode" element={<ComingPage back="home" {...coming.preparer} />} />
  </Routes>
);
