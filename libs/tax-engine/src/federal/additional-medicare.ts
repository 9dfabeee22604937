import { dollarsByStatus, forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { atLeastZero, dollars, share, type Cents } from '../money';

/** Form 8959, IRC 3101(b)(2) and 1401(b)(2). */
const rate = 0.009;
/** Form 8959 lines 5, 9 and 15; not indexed. A surviving spouse has the single threshold. */
const thresholds = dollarsByStatus({ single: 200_000, joint: 250_000, separate: 125_000, widow: 200_000 });
/** IRC 3102(f)(1): the employer withholds above this amount, whatever the filing status. */
const withholdingThreshold = dollars(200_000);

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
