import type { Rule } from './rule';
import { dollars, larger, type Cents } from '../../money';

export interface MinimumFigures {
  readonly deduction: number;
  readonly fromIncome: number;
}

export interface QbiMinimum {
  readonly deduction: Cents;
  readonly fromIncome: Cents;
}

/** IRC 199A(i), P.L. 119-21 s. 70105. */
export const qbiMinimum: Rule<MinimumFigures, QbiMinimum> = {
  begins: 2026,
  compile: ({ deduction, fromIncome }) => ({ deduction: dollars(deduction), fromIncome: dollars(fromIncome) }),
};

/** Raises the deduction to the minimum if the active business earns enough; the filer is assumed to run it. */
export const atLeastMinimumQbi = (law: QbiMinimum | null, businessIncome: Cents, deduction: Cents): Cents =>
  law && businessIncome >= law.fromIncome ? larger(deduction, law.deduction) : deduction;
