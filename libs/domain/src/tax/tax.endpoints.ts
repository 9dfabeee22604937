import type { EstimateResult } from '@portal/tax-engine/result';
import { post } from '../contract/endpoint';
import { signedIn } from '../contract/access-policy';
import type { TaxEstimateRequest } from './tax.dto';

export const taxEndpoints = {
  /** Computes an estimate. Stateless: nothing is stored. */
  calculate: post('/calculate-tax', signedIn).takes<TaxEstimateRequest>().returns<EstimateResult>(),
};
