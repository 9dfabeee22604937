import type { EstimateResult } from '@portal/tax-engine/result';
import { get, post } from '../contract/endpoint';
import { clients, signedIn } from '../contract/access-policy';
import type { LastYear } from './last-year.dto';
import type { SavedEstimate } from './saved-estimate.dto';
import type { TaxEstimateRequest } from './tax.dto';

export const taxEndpoints = {
  /** Computes an estimate. Stateless: nothing is stored. */
  calculate: post('/calculate-tax', signedIn).takes<TaxEstimateRequest>().returns<EstimateResult>(),
  /** Computes the estimate for what the client has saved, submitted or not; null if there is no intake form. */
  mine: get('/intake/estimate', clients, { seasonal: true }).returnsNullable<SavedEstimate>(),
  /** Returns what the client submitted for the year before; null if there is nothing to compare with. */
  lastYear: get('/intake/estimate/last-year', clients, { seasonal: true }).returnsNullable<LastYear>(),
};
