import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import { share, smaller, type Cents } from '../money';
import { remainingShare } from '../phase-out';
import { atLeastMinimumQbi } from '../law/rules/qbi-minimum';

/**
 * Form 8995 line 15 (above the threshold Form 8995-A line 39): 20% of business income after half of the self-employment
 * tax. Assumes that the business pays no wages and owns no property, so the deduction is 0 at the end of the range, over
 * which the wage limit phases in. The threshold is doubled for a joint return only.
 */
export function qualifiedBusinessDeduction(
  law: FederalLaw,
  status: FilingStatus,
  businessIncome: Cents,
  taxableIncomeBefore: Cents,
): Cents {
  if (businessIncome <= 0 || taxableIncomeBefore <= 0) return 0;
  const left = remainingShare(
    taxableIncomeBefore,
    forStatus(law.qbiThreshold, status),
    forStatus(law.qbiPhaseInRange, status),
  );
  const deduction = smaller(share(businessIncome, law.qbiRate * left), share(taxableIncomeBefore, law.qbiRate));
  return smaller(atLeastMinimumQbi(law.qbiMinimum, businessIncome, deduction), taxableIncomeBefore);
}
