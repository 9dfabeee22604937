import { adminDashboardMessages as adminDashboard } from '../dashboard/admin-dashboard.messages';
import { preparerManagementMessages } from '../preparers/preparer-management.messages';
import { adminSearchMessages as adminSearch } from '../search/admin-search.messages';
import { adminPreparersMessages } from '@portal/domain/preparers/admin-preparers.messages';

/** Messages of the dashboard and of the search on every page. */
export default {
  adminDashboard,
  adminSearch,
  adminPreparers: { workload: adminPreparersMessages.workload },
  preparerManagement: { pending: preparerManagementMessages.pending },
};
