import type { Rule } from './rule';
import { atLeastZero, share, smaller, type Cents, type Rate } from '../../money';

/** A fraction as printed in the law: 2/37. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** IRC 68, P.L. 119-21 s. 70111. */
export const itemizedDeductionLimit: Rule<Fraction, Rate> = {
  begins: 2026,
  compile: ({ numerator, denominator }) => numerator / denominator,
};

/**
 * Returns the part of the itemized deductions that is lost: a share of them, or of the income over the start of the
 * highest bracket if that is less.
 * @param income taxable income with the itemized deductions added back
 */
export const itemizedDeductionsLost = (rate: Rate | null, total: Cents, income: Cents, topBracket: Cents): Cents =>
  rate === null ? 0 : share(smaller(total, atLeastZero(income - topBracket)), rate);
