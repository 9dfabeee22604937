import { forStatus } from '../by-status';
import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import { larger, smaller, type Cents } from '../money';

/**
 * Returns the deduction before the additions for age and blindness. If someone else can claim a filer: the earned
 * income and an addition, at least the minimum and at most the regular amount (IRC 63(c)(5)).
 */
export function limitedDeduction(law: FederalLaw, home: Household, regular: Cents, earnedIncome: Cents): Cents {
  if (home.claimable === 0) return regular;
  return smaller(regular, larger(law.claimableMinimum, earnedIncome + law.claimableAddition));
}

/** Returns the additions to the standard deduction for filers who are 65 or older, or blind: IRC 63(f). */
export const additionsFor = (law: FederalLaw, { agedOrBlind, status }: Household): Cents =>
  agedOrBlind * forStatus(law.seniorDeduction, status);
