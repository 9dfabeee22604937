import { dollarsByStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { atLeastZero, share, type Cents } from '../money';

/** Minn. Stat. 290.091 subd. 1; Schedule M1MT 2024 line 27. */
const rate = 0.0675;

/** Minn. Stat. 290.091 subd. 3; Schedule M1MT 2024 line 22: it loses a quarter of the income over the start. */
const exemptions = dollarsByStatus({ single: 69_530, joint: 92_710, separate: 46_360 });
const exemptionStart = dollarsByStatus({ single: 112_500, joint: 150_000, separate: 75_000 });
const exemptionLossRate = 0.25;

/** What the alternative minimum tax adds to the regular tax. `income` is AGI less gifts and medical expenses: mortgage interest and standard deduction do not count. */
export function minimumTaxOver(regularTax: Cents, status: FilingStatus, income: Cents): Cents {
  const loss = share(atLeastZero(income - exemptionStart[status]), exemptionLossRate);
  const exemption = atLeastZero(exemptions[status] - loss);
  return atLeastZero(share(atLeastZero(income - exemption), rate) - regularTax);
}
