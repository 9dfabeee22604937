import type { EstimateResult } from '@portal/tax-engine/result';
import { post } from '../contract/call';
import { signedIn } from '../contract/who';
import type { TaxEstimateRequest } from './tax.dto';

export const taxCalls = {
  /** Stores nothing. */
  calculate: post('/calculate-tax', signedIn).takes<TaxEstimateRequest>().answers<EstimateResult>(),
};
