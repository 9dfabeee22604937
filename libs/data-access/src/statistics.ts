import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { api, buildEndpoint, buildListEndpoint } from '@portal/data-access/core';

/** What the numbers count: whatever changes one of these changes them. */
const counted = ['Overview', 'Assignments', 'Documents', 'Intake', 'Offices', 'Preparers', 'ScheduleC'] as const;

const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDashboard: buildEndpoint(build, statisticsEndpoints.dashboard, { provides: counted }),
    revenueBreakdown: buildEndpoint(build, statisticsEndpoints.revenue, { provides: counted }),
    clientsByOffice: buildEndpoint(build, adminClientEndpoints.byOffice, { provides: counted }),
    clientsOfOffices: buildListEndpoint(build, adminClientEndpoints.list, { provides: counted }),
  }),
});

export const { useAdminDashboardQuery, useRevenueBreakdownQuery, useClientsByOfficeQuery, useClientsOfOfficesQuery } =
  statisticsApi;
