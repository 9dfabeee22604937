import { incomeEndpoints } from '@portal/domain/income/income.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const incomeApi = api.injectEndpoints({
  endpoints: (build) => ({ incomeSummary: buildEndpoint(build, incomeEndpoints.mine, { provides: ['Income'] }) }),
});

export const { useIncomeSummaryQuery } = incomeApi;
