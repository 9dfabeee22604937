import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { trendEndpoints } from '@portal/domain/trends/trends.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Nouns included in the statistics; a change to any of them refetches the numbers. */
const counted = {
  provides: ['Overview', 'Assignments', 'Clients', 'Documents', 'Intake', 'Offices', 'Preparers', 'ScheduleC'],
} as const;

const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDashboard: buildEndpoint(build, statisticsEndpoints.dashboard, counted),
    revenueBreakdown: buildEndpoint(build, statisticsEndpoints.revenue, counted),
    clientsByOffice: buildEndpoint(build, adminClientEndpoints.byOffice, counted),
    officeTrends: buildEndpoint(build, trendEndpoints.read, counted),
    officeWaiting: buildEndpoint(build, trendEndpoints.waiting, { provides: [...counted.provides, 'Leads'] }),
    // No tags: the query aggregates all forms, so it runs only once per visit.
    sharedSsns: buildEndpoint(build, adminIntakeEndpoints.sharedSsns, { provides: [] }),
    clientsOfOffices: buildEndpoint(build, adminClientEndpoints.list, counted),
  }),
});

export const {
  useAdminDashboardQuery,
  useRevenueBreakdownQuery,
  useClientsByOfficeQuery,
  useClientsOfOfficesQuery,
  useOfficeTrendsQuery,
  useOfficeWaitingQuery,
  useSharedSsnsQuery,
} = statisticsApi;
