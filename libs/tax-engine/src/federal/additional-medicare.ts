import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, share, type Cents } from '../money';

/**
 * Form 8959 line 18: on wages over the threshold, and on self-employment earnings over the part of it that wages did
 * not use. A surviving spouse has the single threshold.
 */
export function additionalMedicareOn(law: FederalLaw, status: FilingStatus, wages: Cents, netEarnings: Cents): Cents {
  const rate = law.additionalMedicareRate;
  const threshold = forStatus(law.additionalMedicareThreshold, status);
  const thresholdLeft = atLeastZero(threshold - wages);
  return share(atLeastZero(wages - threshold), rate) + share(atLeastZero(netEarnings - thresholdLeft), rate);
}

/** Form 8959 line 22: the part withheld by the employer. */
export const additionalMedicareWithheld = (law: FederalLaw, wages: Cents): Cents =>
  share(atLeastZero(wages - law.additionalMedicareWithholdingThreshold), law.additionalMedicareRate);
