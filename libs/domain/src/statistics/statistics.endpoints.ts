import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AdminDashboard, RevenueBreakdown } from './statistics.dto';

export const statisticsEndpoints = {
  dashboard: get('/admin/dashboard', admins, { seasonal: true }).returns<AdminDashboard>(),
  /** Returns the income of the tax year as reported by clients, including drafts. */
  revenue: get('/admin/revenue-breakdown', admins, { seasonal: true }).returns<RevenueBreakdown>(),
};
