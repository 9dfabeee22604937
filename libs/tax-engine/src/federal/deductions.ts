import { forStatus } from '../by-status';
import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, type Cents } from '../money';
import { topBracketStart } from '../schedule';
import { additionalDeductionsOf, withoutTips, type AdditionalDeductions } from './additional-deductions';
import { itemizedDeductionsOf, type ItemizedDeductions } from './itemized-deductions';
import { qualifiedBusinessDeduction } from './qualified-business-income';
import { additionsFor, limitedDeduction } from './standard-deduction';
import { giftsBesideStandardDeduction } from '../law/rules/charity';
import { itemizedDeductionsLost } from '../law/rules/itemized-deduction-limit';

/** Form 1040 lines 12 to 15. */
export interface Deductions {
  readonly itemized: ItemizedDeductions;
  /** The part of the itemized deductions that the limit takes away, whether used or not. */
  readonly itemizedLost: Cents;
  readonly standard: Cents;
  readonly itemizes: boolean;
  /** Line 12. */
  readonly used: Cents;
  /** Gifts deducted beside the standard deduction. */
  readonly gifts: Cents;
  /** Line 13b. */
  readonly additional: AdditionalDeductions;
  /** Line 13. */
  readonly qbi: Cents;
  /** Line 15. */
  readonly taxableIncome: Cents;
}

/**
 * Chooses between the standard and the itemized deductions, after the limit on the latter. The deduction for business
 * income disregards that limit (IRC 199A(e)(1)).
 * @param businessIncome after half of the self-employment tax
 */
export function deductionsOf(law: FederalLaw, home: Household, agi: Cents, businessIncome: Cents): Deductions {
  const { status } = home;
  const itemized = itemizedDeductionsOf(law, home, agi);
  const regular = forStatus(law.standardDeduction, status);
  const earnedIncome = atLeastZero(home.wages + businessIncome);
  const standard = limitedDeduction(law, home, regular, earnedIncome) + additionsFor(law, home);
  const additional = additionalDeductionsOf(law, home, agi, businessIncome);
  const qualified = withoutTips(businessIncome, additional.tips, home.wages);
  const giftsBeside = giftsBesideStandardDeduction(law.giftsWithoutItemizing, status, home.charity);
  const itemizedLost =
    law.itemizedDeductionLimit === null ? 0 : lostOf(law, home, agi - additional.total, itemized.total, qualified);

  const itemizes = itemized.total - itemizedLost > standard + giftsBeside;
  const used = itemizes ? itemized.total - itemizedLost : standard;
  const gifts = itemizes ? 0 : giftsBeside;
  const before = atLeastZero(agi - used - gifts - additional.total);
  const beforeLimit = itemizes ? atLeastZero(before - itemizedLost) : before;
  const qbi = qualifiedBusinessDeduction(law, status, qualified, beforeLimit);
  return {
    itemized,
    itemizedLost,
    standard,
    itemizes,
    used,
    gifts,
    additional,
    qbi,
    taxableIncome: before - qbi,
  };
}

/** The limit compares the highest bracket with taxable income before itemized deductions. */
function lostOf(law: FederalLaw, home: Household, income: Cents, itemized: Cents, businessIncome: Cents): Cents {
  const qbi = qualifiedBusinessDeduction(law, home.status, businessIncome, atLeastZero(income - itemized));
  const topBracket = topBracketStart(forStatus(law.rateSchedules, home.status));
  return itemizedDeductionsLost(law.itemizedDeductionLimit, itemized, income - qbi, topBracket);
}
