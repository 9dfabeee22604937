import { forStatus, jointOr, mapStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { dollars, share, smaller, type Cents } from '../money';
import { remainingShare } from '../phase-out';

/** IRC 199A(a)(2) and (b)(2)(A); Form 8995 lines 5 and 14. */
const rate = 0.2;
/** IRC 199A(e)(2) with Rev. Proc. 2023-34 s. 3.27: doubled for a joint return only. */
const thresholds = mapStatus(jointOr(383_900, 191_950), dollars);
/** IRC 199A(b)(3)(B)(ii): over this range the W-2 wage limit, which is 0 here, phases in. */
const phaseInRange = mapStatus(jointOr(100_000, 50_000), dollars);

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
