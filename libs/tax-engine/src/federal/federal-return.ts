import type { Household } from '../household';
import { atLeastZero, smaller } from '../money';
import { additionalMedicareOn } from './additional-medicare';
import { additionalChildCredit, childCreditAfterPhaseOut } from './child-tax-credit';
import { earnedIncomeCreditFor } from './earned-income-credit';
import type { FederalFacts } from './federal-facts';
import { itemizedDeductionsOf } from './itemized-deductions';
import { qualifiedBusinessDeduction } from './qualified-business-income';
import { standardDeductions } from './rates';
import { selfEmploymentTaxOn } from './self-employment';
import { incomeTaxOn } from './tax-table';

/** Form 1040 with its schedules, in the order of its lines. */
export function federalReturnOf(home: Household): FederalFacts {
  const { status, children } = home;
  const se = selfEmploymentTaxOn(home.selfEmployment, home.wages);
  const totalIncome = home.wages + home.selfEmployment + home.unemployment + home.retirement + home.other;
  const agi = totalIncome - se.deductibleHalf;

  const itemized = itemizedDeductionsOf(home, agi);
  const standardDeduction = standardDeductions[status];
  const itemizes = itemized.total > standardDeduction;
  const deduction = itemizes ? itemized.total : standardDeduction;
  const beforeBusiness = atLeastZero(agi - deduction);
  const qbiDeduction = qualifiedBusinessDeduction(status, home.selfEmployment - se.deductibleHalf, beforeBusiness);
  const taxableIncome = beforeBusiness - qbiDeduction;
  const incomeTax = incomeTaxOn(status, taxableIncome);

  const earnedIncome = atLeastZero(home.wages + home.selfEmployment - se.deductibleHalf);
  // IRC 32(d): a separate return has no credit unless the spouses lived apart, which the request cannot say.
  const earnedIncomeCredit =
    status === 'married_filing_separately' ? 0 : earnedIncomeCreditFor(children, home.joint, earnedIncome, agi);
  const childCredit = childCreditAfterPhaseOut(status, children, agi);
  const childTaxCredit = smaller(childCredit, incomeTax);
  const facts = {
    status,
    children,
    agi,
    incomeTax,
    earnedIncome,
    wages: home.wages,
    halfSelfEmploymentTax: se.deductibleHalf,
    earnedIncomeCredit,
  };
  const additionalChildTaxCredit =
    childCredit > childTaxCredit ? additionalChildCredit(facts, childCredit - childTaxCredit) : 0;

  const incomeTaxAfterCredits = incomeTax - childTaxCredit;
  const additionalMedicare = additionalMedicareOn(status, home.wages, se.netEarnings);
  return {
    totalIncome,
    halfSelfEmploymentTax: se.deductibleHalf,
    agi,
    standardDeduction,
    medicalDeduction: itemized.medical,
    saltDeduction: itemized.salt,
    mortgageDeduction: itemized.mortgage,
    charityDeduction: itemized.charity,
    itemizedDeductions: itemized.total,
    itemizes,
    deduction,
    qbiDeduction,
    taxableIncome,
    incomeTax,
    childTaxCredit,
    incomeTaxAfterCredits,
    selfEmploymentTax: se.tax,
    additionalMedicare,
    totalTax: incomeTaxAfterCredits + se.tax + additionalMedicare,
    earnedIncome,
    earnedIncomeCredit,
    additionalChildTaxCredit,
  };
}
