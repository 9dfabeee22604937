import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import type { PremiumTaxCreditLaw } from '../law/premium-tax-credit-law';
import { atLeastZero, smaller } from '../money';
import { additionalMedicareOn } from './additional-medicare';
import { additionalChildCredit, childCreditAfterPhaseOut } from './child-tax-credit';
import { deductionsOf } from './deductions';
import { earnedIncomeCreditFor, mayHaveCredit } from './earned-income-credit';
import { elderlyCreditOf } from './elderly-credit';
import type { FederalFacts } from './federal-facts';
import { premiumTaxCreditOf } from './premium-tax-credit';
import { iraDeductionOf } from './ira-deduction';
import { selfEmploymentTaxOn } from './self-employment';
import { incomeTaxOn } from './tax-table';

/**
 * Computes Form 1040 with its schedules, in the order of its lines.
 * @param premiums the law of Form 8962; without it, insurance from the marketplace is ignored
 */
export function federalReturnOf(home: Household, law: FederalLaw, premiums?: PremiumTaxCreditLaw): FederalFacts {
  const { status, childrenUnder17 } = home;
  const se = selfEmploymentTaxOn(law, home.selfEmployment, home.wages);
  const totalIncome = home.wages + home.selfEmployment + home.unemployment + home.retirement + home.other;
  const income = totalIncome - se.deductibleHalf;
  const earnings = home.wages + atLeastZero(home.selfEmployment - se.deductibleHalf);
  const iraDeduction = home.ira ? iraDeductionOf(home.ira, earnings, income) : 0;
  const agi = income - iraDeduction;

  const deductions = deductionsOf(law, home, agi, home.selfEmployment - se.deductibleHalf);
  const { itemized, additional, taxableIncome } = deductions;
  const incomeTax = incomeTaxOn(law, status, taxableIncome);
  const premiumTaxCredit = premiums ? premiumTaxCreditOf(premiums, home, agi) : null;
  // Line 18, which limits the nonrefundable credits: repaid advances are a part of the regular tax liability.
  const taxBeforeCredits = incomeTax + (premiumTaxCredit?.repayment ?? 0);

  const earnedIncome = atLeastZero(home.wages + home.selfEmployment - se.deductibleHalf);
  // IRC 32(d): no credit on a separate return unless the spouses lived apart, which the input cannot express.
  const byIncome =
    status === 'married_filing_separately'
      ? 0
      : earnedIncomeCreditFor(law, home.childrenUnder19, home.joint, earnedIncome, agi);
  const earnedIncomeCreditAtAnyAge = home.deniedEarnedIncomeCredit ? 0 : byIncome;
  const earnedIncomeCredit = mayHaveCredit(home) ? earnedIncomeCreditAtAnyAge : 0;
  const elderlyCredit = elderlyCreditOf(law, home, agi, taxBeforeCredits);
  const childCredit = childCreditAfterPhaseOut(law, status, childrenUnder17, home.dependents - childrenUnder17, agi);
  const childTaxCredit = smaller(childCredit, taxBeforeCredits - elderlyCredit);
  const facts = {
    children: childrenUnder17,
    earnedIncome,
    wages: home.wages,
    halfSelfEmploymentTax: se.deductibleHalf,
    earnedIncomeCredit,
  };
  const additionalChildTaxCredit =
    childCredit > childTaxCredit ? additionalChildCredit(law, facts, childCredit - childTaxCredit) : 0;

  const incomeTaxAfterCredits = taxBeforeCredits - childTaxCredit - elderlyCredit;
  const additionalMedicare = additionalMedicareOn(law, status, home.wages, se.netEarnings);
  return {
    law,
    totalIncome,
    halfSelfEmploymentTax: se.deductibleHalf,
    iraDeduction,
    agi,
    standardDeduction: deductions.standard,
    medicalDeduction: itemized.medical,
    saltDeduction: itemized.salt,
    mortgageDeduction: itemized.mortgage,
    charityDeduction: itemized.charity,
    itemizedDeductions: itemized.total - deductions.itemizedLost,
    itemizedLost: deductions.itemizedLost,
    itemizes: deductions.itemizes,
    deduction: deductions.used,
    giftsWithoutItemizing: deductions.gifts,
    tipsDeduction: additional.tips,
    overtimeDeduction: additional.overtime,
    carLoanDeduction: additional.carLoan,
    enhancedSeniorDeduction: additional.senior,
    additionalDeductions: additional.total,
    qbiDeduction: deductions.qbi,
    taxableIncome,
    incomeTax,
    childTaxCredit,
    elderlyCredit,
    incomeTaxAfterCredits,
    selfEmploymentTax: se.tax,
    additionalMedicare,
    totalTax: incomeTaxAfterCredits + se.tax + additionalMedicare,
    earnedIncome,
    earnedIncomeCredit,
    earnedIncomeCreditAtAnyAge,
    earnedIncomeCreditDenied: byIncome - earnedIncomeCreditAtAnyAge,
    additionalChildTaxCredit,
    premiumTaxCredit,
  };
}
