import adminDashboard from '../dashboard/admin-dashboard.messages.es.json';
import preparerManagement from '../preparers/preparer-management.messages.es.json';
import dashboardCards from '../returns/dashboard-cards.messages.es.json';
import returnBoard from '../returns/return-board.messages.es.json';
import adminSearch from '../search/admin-search.messages.es.json';
import adminPreparers from '@portal/domain/preparers/admin-preparers.messages.es.json';
import returns from '@portal/domain/returns/returns.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

const { byTurn, open, empty } = returnBoard;

export default {
  adminDashboard,
  adminSearch,
  adminPreparers: { workload: adminPreparers.workload },
  dashboardCards,
  preparerManagement: { pending: preparerManagement.pending },
  returnBoard: { byTurn, open, empty },
  returns: { staffTurns: returns.staffTurns },
} satisfies Translated<typeof en>;
