import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AdminDashboard, RevenueBreakdown } from './statistics.dto';

export const statisticsEndpoints = {
  dashboard: get('/admin/dashboard', admins).returns<AdminDashboard>(),
  /** Of the tax year, as clients have reported it: drafts count as they stand. */
  revenue: get('/admin/revenue-breakdown', admins).returns<RevenueBreakdown>(),
};
