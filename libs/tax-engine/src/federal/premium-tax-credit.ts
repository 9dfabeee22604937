import type { Household } from '../household';
import type { PremiumTaxCreditLaw } from '../law/premium-tax-credit-law';
import { atLeastZero, smaller, type Cents } from '../money';

/** Why there is no credit: somebody else can claim the filers, a separate return, or an income outside the limits. */
export type Ineligible = 'claimable' | 'separate' | 'below' | 'over';

/** Form 8962 of a year with the same coverage throughout, line by line. Money in cents. */
export interface PremiumTaxCredit {
  /** Line 3. */
  readonly householdIncome: Cents;
  /** Line 4. */
  readonly povertyLine: Cents;
  /** Line 5: percent of the poverty line, at most 401. */
  readonly percent: number;
  readonly ineligible: Ineligible | null;
  /** Line 7 in hundredths of a percent. */
  readonly applicableFigure: number;
  /** Line 8a. */
  readonly contribution: Cents;
  /** Line 11, column (d): the silver plan less the contribution. */
  readonly mostAssistance: Cents;
  /** Line 24. */
  readonly total: Cents;
  /** Line 25. */
  readonly advance: Cents;
  /** Line 26, Schedule 3 line 9: refundable. */
  readonly net: Cents;
  /** Line 27. */
  readonly excess: Cents;
  /** Line 28; null if all of the excess is repaid. */
  readonly limit: Cents | null;
  /** Line 29, Schedule 2 line 1a. */
  readonly repayment: Cents;
}

/** Worksheet 2 prints 401 for any income over four times the poverty line. */
const [mostTimes, overMost] = [4, 401];

/** Compensates for the floating-point error of an interpolated percentage. */
const noise = 1e-6;

/** Worksheet 2: without decimals, not rounded. */
const percentOf = (income: Cents, povertyLine: Cents): number =>
  income > mostTimes * povertyLine ? overMost : Math.floor((income * 100) / povertyLine);

/** Table 2: interpolated within a row and rounded to a hundredth of a percent, 26 CFR 1.36B-3(g)(1). */
export function applicableFigureOf({ applicablePercentages }: PremiumTaxCreditLaw, percent: number): number {
  const row = applicablePercentages.find(({ to }) => percent < to) ?? applicablePercentages.at(-1);
  if (!row) throw new RangeError('Form 8962 has no applicable percentages.');
  const { from, to, first, last } = row;
  const inRow = Math.min(1, (percent - from) / (to - from));
  return Math.round((first + (last - first) * inRow) * 10_000 + noise);
}

function ineligibleFor(law: PremiumTaxCreditLaw, home: Household, percent: number, advance: Cents): Ineligible | null {
  // IRC 36B(c)(1)(D).
  if (home.claimable === home.adults) return 'claimable';
  // IRC 36B(c)(1)(C). The exception for abuse and abandonment is not in the request.
  if (home.status === 'married_filing_separately') return 'separate';
  // 26 CFR 1.36B-2(b)(6): below the poverty line only if the marketplace expected more and paid in advance.
  if (percent < law.creditFrom && advance === 0) return 'below';
  return law.creditUpTo !== null && percent > law.creditUpTo ? 'over' : null;
}

function limitOn({ repaymentLimits }: PremiumTaxCreditLaw, status: string, percent: number): Cents | null {
  const limit = repaymentLimits?.find(({ below }) => percent < below);
  if (!limit) return null;
  return status === 'single' ? limit.single : limit.others;
}

/** Form 8962 for whole-year coverage (line 11); null if the request has no Form 1095-A. */
export function premiumTaxCreditOf(law: PremiumTaxCreditLaw, home: Household, agi: Cents): PremiumTaxCredit | null {
  const { marketplace, status, people } = home;
  if (!marketplace) return null;
  const { premiums, silverPlan, advance, area } = marketplace;
  const { first, additional } = law.povertyGuidelines[area];
  const householdIncome = atLeastZero(agi);
  const povertyLine = first + additional * (people - 1);
  const percent = percentOf(householdIncome, povertyLine);
  const ineligible = ineligibleFor(law, home, percent, advance);
  const applicableFigure = applicableFigureOf(law, percent);
  // Line 8a is in whole dollars: cents times hundredths of a percent are millionths of a dollar.
  const contribution = Math.round((householdIncome * applicableFigure) / 1_000_000) * 100;
  const mostAssistance = ineligible ? 0 : atLeastZero(silverPlan - contribution);
  const total = smaller(premiums, mostAssistance);
  const excess = atLeastZero(advance - total);
  const limit = limitOn(law, status, percent);
  return {
    householdIncome,
    povertyLine,
    percent,
    ineligible,
    applicableFigure,
    contribution,
    mostAssistance,
    total,
    advance,
    net: atLeastZero(total - advance),
    excess,
    limit,
    repayment: limit === null ? excess : smaller(excess, limit),
  };
}
