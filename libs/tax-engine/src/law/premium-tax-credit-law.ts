import { dollars, type Cents, type Rate } from '../money';
import type { Rows } from './figures';
import type { Figure } from './rules/figure';
import { compileRule, type Rule } from './rules/rule';

/** Parts of the country with their own federal poverty guidelines. */
export type GuidelineArea = 'contiguous' | 'alaska' | 'hawaii';

interface Guideline {
  readonly first: number;
  readonly additional: number;
}

/** The figures of Form 8962 for one year: the shape of `<year>/premium-tax-credit.json`. */
export interface PremiumTaxCreditFigures {
  readonly povertyGuidelines: Figure<Readonly<Record<GuidelineArea, Guideline>>>;
  readonly applicablePercentages: Figure<Rows>;
  readonly creditFrom: Figure<number>;
  readonly creditUpTo?: Figure<number>;
  readonly repaymentLimits?: Figure<Rows>;
}

/** One row of the applicable percentage table; incomes as percent of the poverty line. */
export interface PercentageRow {
  readonly from: number;
  readonly to: number;
  readonly first: Rate;
  readonly last: Rate;
}

/** The most that is repaid with an income below a percentage of the poverty line. */
export interface RepaymentLimit {
  readonly below: number;
  readonly single: Cents;
  readonly others: Cents;
}

/** No credit over 400% of the poverty line: IRC 36B(c)(1)(A), suspended from 2021 to 2025 by (E). */
const creditUpTo: Rule<number, number> = { begins: 2026, compile: (percent) => percent };

/** IRC 36B(f)(2)(B), repealed by P.L. 119-21 s. 71305. */
const repaymentLimits: Rule<Rows, readonly RepaymentLimit[]> = {
  begins: 2014,
  ends: 2025,
  compile: (rows) =>
    rows.map(([below = 0, single = 0, others = 0]) => ({ below, single: dollars(single), others: dollars(others) })),
};

export const premiumTaxCreditRules = { creditUpTo, repaymentLimits };

export type PremiumTaxCreditLaw = ReturnType<typeof compilePremiumTaxCredit>;

const guidelineOf = ({ first, additional }: Guideline) => ({
  first: dollars(first),
  additional: dollars(additional),
});

/** Converts the figures of a year to typed tables, amounts in cents. */
export function compilePremiumTaxCredit(law: PremiumTaxCreditFigures) {
  const { contiguous, alaska, hawaii } = law.povertyGuidelines.value;
  return {
    povertyGuidelines: {
      contiguous: guidelineOf(contiguous),
      alaska: guidelineOf(alaska),
      hawaii: guidelineOf(hawaii),
    },
    applicablePercentages: law.applicablePercentages.value.map(
      ([from = 0, to = 0, first = 0, last = 0]): PercentageRow => ({ from, to, first, last }),
    ),
    creditFrom: law.creditFrom.value,
    creditUpTo: compileRule(creditUpTo, law.creditUpTo),
    repaymentLimits: compileRule(repaymentLimits, law.repaymentLimits),
  };
}
