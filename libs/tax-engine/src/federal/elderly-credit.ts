import { forStatus } from '../by-status';
import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, share, smaller, type Cents } from '../money';

/** IRC 22(d): half of the AGI over the limit is subtracted. */
const excessShare = 0.5;

/**
 * Schedule R, Part III, without nontaxable pensions: the credit for the elderly, limited to the tax. Spouses filing
 * separately get it only if they lived apart all year (IRC 22(e)(1)), which the request cannot express.
 */
export function elderlyCreditOf(law: FederalLaw, home: Household, agi: Cents, incomeTax: Cents): Cents {
  if (home.seniors === 0 || home.status === 'married_filing_separately') return 0;
  const initial = home.seniors === 2 ? law.elderlyCreditBaseForTwo : law.elderlyCreditBase;
  const excess = share(atLeastZero(agi - forStatus(law.elderlyCreditAgiLimit, home.status)), excessShare);
  return smaller(share(atLeastZero(initial - excess), law.elderlyCreditRate), incomeTax);
}
