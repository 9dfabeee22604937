import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const taxApi = api.injectEndpoints({
  endpoints: (build) => ({ calculateTax: buildEndpoint(build, taxEndpoints.calculate, { invalidates: [] }) }),
});

/** The estimate of record; stores nothing. */
export const { useCalculateTaxMutation } = taxApi;
