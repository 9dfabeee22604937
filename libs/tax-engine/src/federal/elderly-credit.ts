import { forStatus } from '../by-status';
import type { Household } from '../household';
import { federalLaw } from '../law/2024/federal';
import { atLeastZero, share, smaller, type Cents } from '../money';

const {
  elderlyCreditRate: rate,
  elderlyCreditBase: initialAmount,
  elderlyCreditBaseForTwo: initialAmountForTwo,
  elderlyCreditAgiLimit: agiLimit,
} = federalLaw;
/** IRC 22(d): half of the AGI over the limit is subtracted. */
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
