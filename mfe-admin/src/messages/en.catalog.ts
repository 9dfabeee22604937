import { adminDashboardMessages as adminDashboard } from '../dashboard/admin-dashboard.messages';
import { preparerManagementMessages } from '../preparers/preparer-management.messages';
import { returnsMessages } from '@portal/domain/returns/returns.messages';
import { dashboardCardsMessages as dashboardCards } from '../returns/dashboard-cards.messages';
import { returnBoardMessages } from '../returns/return-board.messages';
import { adminSearchMessages as adminSearch } from '../search/admin-search.messages';
import { adminPreparersMessages } from '@portal/domain/preparers/admin-preparers.messages';

const { byTurn, open, empty } = returnBoardMessages;

/** Messages of the dashboard and of the search on every page. */
export default {
  adminDashboard,
  adminSearch,
  adminPreparers: { workload: adminPreparersMessages.workload },
  dashboardCards,
  preparerManagement: { pending: preparerManagementMessages.pending },
  returnBoard: { byTurn, open, empty },
  returns: { staffTurns: returnsMessages.staffTurns },
};
