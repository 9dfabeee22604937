import { taxCalls } from '@portal/domain/tax/tax.calls';
import { api, fromCall } from '@portal/data-access/core';

export const taxApi = api.injectEndpoints({
  endpoints: (build) => ({ calculateTax: fromCall(build, taxCalls.calculate, { invalidates: [] }) }),
});

/** The estimate of record; stores nothing. */
export const { useCalculateTaxMutation } = taxApi;
