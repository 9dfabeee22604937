import { clients } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { IncomeSummary } from './income.dto';

export const incomeEndpoints = {
  /**
   * Computed from what the client has filled in, submitted or not; null if there is neither an intake form nor a
   * Schedule C.
   */
  mine: get('/income-summary', clients, { seasonal: true }).returnsNullable<IncomeSummary>(),
};
