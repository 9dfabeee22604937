import { bindContract } from '../contract/contract';
import { AdminDashboard, RevenueBreakdown } from './statistics.dto';
import { statisticsEndpoints } from './statistics.endpoints';

export const statisticsContract = bindContract('statistics', statisticsEndpoints, {
  dashboard: { response: AdminDashboard },
  revenue: { response: RevenueBreakdown },
});
