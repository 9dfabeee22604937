import { dollarsByStatus, forStatus } from '../by-status';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';

/** IRC 22(a); Schedule R line 20. */
const rate = 0.15;
/** Schedule R line 10, IRC 22(c)(2)(A): 7,500 when both spouses are 65. */
const initialAmount = dollars(5_000);
const initialAmountForTwo = dollars(7_500);
/** Schedule R line 15, IRC 22(d)(1): half of the AGI over this is subtracted. */
const agiLimit = dollarsByStatus({ single: 7_500, joint: 10_000, widow: 7_500 });
const excessShare = 0.5;

/**
 * Schedule R, Part III, without nontaxable pensions: the credit for the elderly, limited to the tax. Spouses filing
 * separately get it only if they lived apart all year (IRC 22(e)(1)), which the request cannot express.
 */
export function elderlyCreditOf(home: Household, agi: Cents, incomeTax: Cents): Cents {
  if (home.seniors === 0 || home.status === 'married_filing_separately') return 0;
  const initial = home.seniors === 2 ? initialAmountForTwo : initialAmount;
  const excess = share(atLeastZero(agi - forStatus(agiLimit, home.status)), excessShare);
  return smaller(share(atLeastZero(initial - excess), rate), incomeTax);
}
