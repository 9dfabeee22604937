import type { FederalLaw } from '../law/federal-law';
import type { Cents } from '../money';
import type { PremiumTaxCredit } from './premium-tax-credit';

/** The completed federal return, line by line, in cents. State returns start from it. */
export interface FederalFacts {
  /** The law by which the return was computed. */
  readonly law: FederalLaw;
  /** 1040 line 9. */
  readonly totalIncome: Cents;
  /** Half of the self-employment tax, Schedule SE line 13; a part of 1040 line 10. */
  readonly halfSelfEmploymentTax: Cents;
  /** Schedule 1 line 20, a part of 1040 line 10. */
  readonly iraDeduction: Cents;
  /** 1040 line 11. */
  readonly agi: Cents;
  /** Standard deduction for filing status, age and blindness, or of a claimable filer, whether used or not. */
  readonly standardDeduction: Cents;
  /** Schedule A line 4: medical expenses over 7.5% of AGI. */
  readonly medicalDeduction: Cents;
  /** Schedule A line 5e: state and local tax after the cap. */
  readonly saltDeduction: Cents;
  /** Schedule A line 10. */
  readonly mortgageDeduction: Cents;
  /** Schedule A line 14: gifts after the 60% limit. */
  readonly charityDeduction: Cents;
  /** Schedule A line 17 after the limit on itemized deductions, whether used or not. */
  readonly itemizedDeductions: Cents;
  /** The part of the itemized deductions that the limit of IRC 68 takes away; 0 before 2026. */
  readonly itemizedLost: Cents;
  /** True if Schedule A is filed, because it beats the standard deduction. */
  readonly itemizes: boolean;
  /** 1040 line 12: the deduction used. */
  readonly deduction: Cents;
  /** Gifts deducted beside the standard deduction; 0 before 2026. */
  readonly giftsWithoutItemizing: Cents;
  /** Schedule 1-A line 13; 0 before 2025. */
  readonly tipsDeduction: Cents;
  /** Schedule 1-A line 21; 0 before 2025. */
  readonly overtimeDeduction: Cents;
  /** Schedule 1-A line 30; 0 before 2025. */
  readonly carLoanDeduction: Cents;
  /** Schedule 1-A line 37; 0 before 2025. */
  readonly enhancedSeniorDeduction: Cents;
  /** 1040 line 13b, Schedule 1-A line 38: the four above. */
  readonly additionalDeductions: Cents;
  /** 1040 line 13, Form 8995 line 15. */
  readonly qbiDeduction: Cents;
  /** 1040 line 15. */
  readonly taxableIncome: Cents;
  /** 1040 line 16, by the Tax Table below 100,000. */
  readonly incomeTax: Cents;
  /** 1040 line 19: child tax credit and credit for other dependents. */
  readonly childTaxCredit: Cents;
  /** 1040 line 20, Schedule R line 22. */
  readonly elderlyCredit: Cents;
  /** 1040 line 22: lines 16 and 17 less lines 19 and 20. */
  readonly incomeTaxAfterCredits: Cents;
  /** Schedule SE line 12. */
  readonly selfEmploymentTax: Cents;
  /** Form 8959 line 18. */
  readonly additionalMedicare: Cents;
  /** 1040 line 24. */
  readonly totalTax: Cents;
  /** Wages plus net self-employment earnings less half of the self-employment tax (EIC Worksheet B); never below 0. */
  readonly earnedIncome: Cents;
  /** 1040 line 27, by the EIC Table; 0 for married filing separately. */
  readonly earnedIncomeCredit: Cents;
  /**
   * Line 27 without the age limits of 25 and 64 for filers without children, because several states have other limits.
   */
  readonly earnedIncomeCreditAtAnyAge: Cents;
  /** The credit that a filer does not get because someone else can claim them; 0 otherwise. */
  readonly earnedIncomeCreditDenied: Cents;
  /** 1040 line 28. */
  readonly additionalChildTaxCredit: Cents;
  /** Form 8962; null without insurance from the marketplace. */
  readonly premiumTaxCredit: PremiumTaxCredit | null;
}

/** Returns everything between AGI and taxable income: Form 1040 line 14. */
export const allDeductionsOf = (federal: FederalFacts): Cents =>
  federal.deduction + federal.giftsWithoutItemizing + federal.additionalDeductions + federal.qbiDeduction;
