import { Route, Routes } from 'react-router-dom';
import { ComingPage } from './coming.page';
import { comingWords as coming } from './coming.words';
import { HomePage } from './home/home.page';

/** What everybody may read, with the paths as they stand in the browser. */
export const Component = () => (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/general-intake" element={<ComingPage {...coming.generalIntake} />} />
    <Route path="/agent-links" element={<ComingPage {...coming.team} />} />
    <Route path="/office/:officeId" element={<ComingPage {...coming.office} />} />
    <Route path="/preparer/:preparerCode" element={<ComingPage {...coming.preparer} />} />
  </Routes>
);
