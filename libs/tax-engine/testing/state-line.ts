import { estimate } from '../src/estimate';
import type { EstimateInput, StateCode } from '../src/input';
import { amountOf, request } from './request';

/** Returns a function that reads one `state.*` trace line of a household in that state. */
export const stateLine =
  (state: StateCode) =>
  (id: string, facts: Partial<EstimateInput>): number =>
    amountOf(estimate(request({ state, ...facts })), `state.${id}`);
