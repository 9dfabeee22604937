import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { IraLaw } from '../law/ira-law';
import { atLeastZero, dollars, smaller, type Cents } from '../money';

/** What a filer contributes to a traditional IRA. */
export interface IraContribution {
  readonly amount: Cents;
  /** The most that the law allows at the filer's age. */
  readonly limit: Cents;
  /** Where the deduction shrinks; null without a retirement plan at work. */
  readonly phaseOut: { readonly start: Cents; readonly width: Cents } | null;
}

/** IRC 219(g)(2)(B) and (C): what is left of the limit is at least 200 until it is 0, and rounded up to the next 10. */
const leastLeft = dollars(200);
const step = dollars(10);

export const iraPhaseOut = (law: IraLaw, status: FilingStatus) => ({
  start: forStatus(law.phaseOutStart, status),
  width: forStatus(law.phaseOutWidth, status),
});

/**
 * Schedule 1 line 20, by the worksheets of Pub. 590-A.
 * @param compensation wages and net earnings less half of the self-employment tax; on a joint return those of both, because
 * a spouse's count (IRC 219(c))
 * @param income adjusted gross income without this deduction
 */
export function iraDeductionOf(ira: IraContribution, compensation: Cents, income: Cents): Cents {
  const { amount, limit, phaseOut } = ira;
  const contributed = smaller(smaller(amount, limit), atLeastZero(compensation));
  if (!phaseOut || income <= phaseOut.start) return contributed;
  const toEnd = phaseOut.start + phaseOut.width - income;
  if (toEnd <= 0) return 0;
  const left = Math.ceil((limit * toEnd) / phaseOut.width / step) * step;
  return smaller(contributed, Math.max(leastLeft, left));
}
