import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { federalLaw } from '../law/2024/federal';
import { share, smaller, type Cents } from '../money';
import { remainingShare } from '../phase-out';

/** The W-2 wage limit, which is 0 here, phases in over the range. The threshold is doubled for a joint return only. */
const { qbiRate: rate, qbiThreshold: thresholds, qbiPhaseInRange: phaseInRange } = federalLaw;

/**
 * Form 8995 line 15 (above the threshold Form 8995-A line 39): 20% of business income after half of the self-employment
 * tax. Assumes that the business pays no wages and owns no property, so the deduction is 0 at the end of the range.
 */
export function qualifiedBusinessDeduction(
  status: FilingStatus,
  businessIncome: Cents,
  taxableIncomeBefore: Cents,
): Cents {
  if (businessIncome <= 0 || taxableIncomeBefore <= 0) return 0;
  const left = remainingShare(taxableIncomeBefore, forStatus(thresholds, status), forStatus(phaseInRange, status));
  return smaller(share(businessIncome, rate * left), share(taxableIncomeBefore, rate));
}
