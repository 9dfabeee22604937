import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const taxApi = api.injectEndpoints({
  endpoints: (build) => ({
    calculateTax: buildEndpoint(build, taxEndpoints.calculate, { invalidates: [] }),
    lastYear: buildEndpoint(build, taxEndpoints.lastYear, { provides: ['IntakeProposal', 'Intake', 'ScheduleC'] }),
    savedEstimate: buildEndpoint(build, taxEndpoints.mine, { provides: ['Income'] }),
  }),
});

/** `useCalculateTaxMutation` calculates the official estimate; it stores nothing. */
export const { useCalculateTaxMutation, useLastYearQuery, useSavedEstimateQuery } = taxApi;
