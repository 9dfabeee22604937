import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { federalLaw } from '../law/2024/federal';
import { atLeastZero, share, type Cents } from '../money';

/** A surviving spouse has the single threshold. */
const {
  additionalMedicareRate: rate,
  additionalMedicareThreshold: thresholds,
  additionalMedicareWithholdingThreshold: withholdingThreshold,
} = federalLaw;

/**
 * Form 8959 line 18: on wages over the threshold, and on self-employment earnings over the part of it that wages did
 * not use.
 */
export function additionalMedicareOn(status: FilingStatus, wages: Cents, netEarnings: Cents): Cents {
  const threshold = forStatus(thresholds, status);
  const thresholdLeft = atLeastZero(threshold - wages);
  return share(atLeastZero(wages - threshold), rate) + share(atLeastZero(netEarnings - thresholdLeft), rate);
}

/** Form 8959 line 22: the part withheld by the employer. */
export const additionalMedicareWithheld = (wages: Cents): Cents =>
  share(atLeastZero(wages - withholdingThreshold), rate);
