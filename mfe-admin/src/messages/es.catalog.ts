import adminDashboard from '../dashboard/admin-dashboard.messages.es.json';
import preparerManagement from '../preparers/preparer-management.messages.es.json';
import adminSearch from '../search/admin-search.messages.es.json';
import adminPreparers from '@portal/domain/preparers/admin-preparers.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default {
  adminDashboard,
  adminSearch,
  adminPreparers: { workload: adminPreparers.workload },
  preparerManagement: { pending: preparerManagement.pending },
} satisfies Translated<typeof en>;
