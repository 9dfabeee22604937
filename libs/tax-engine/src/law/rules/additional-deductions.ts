import { dollarsByStatus, forStatus, type ByStatus, type StatusColumns } from '../../by-status';
import type { FilingStatus } from '../../input';
import { atLeastZero, dollars, smaller, type Cents } from '../../money';
import { stepsOver, wholeStepsOver } from '../../phase-out';
import { additionalDeductionYears } from './additional-deduction-years';
import type { Rule } from './rule';

export interface AdditionalDeductionFigures {
  readonly cap: StatusColumns<number>;
  readonly phaseOutStart: StatusColumns<number>;
  readonly phaseOutStep: number;
  readonly phaseOutPerStep: number;
}

export interface AdditionalDeduction {
  readonly cap: ByStatus<Cents>;
  readonly phaseOutStart: ByStatus<Cents>;
  readonly phaseOutStep: Cents;
  readonly phaseOutPerStep: Cents;
}

const rule: Rule<AdditionalDeductionFigures, AdditionalDeduction> = {
  ...additionalDeductionYears,
  compile: ({ cap, phaseOutStart, phaseOutStep, phaseOutPerStep }) => ({
    cap: dollarsByStatus(cap),
    phaseOutStart: dollarsByStatus(phaseOutStart),
    phaseOutStep: dollars(phaseOutStep),
    phaseOutPerStep: dollars(phaseOutPerStep),
  }),
};

/** IRC 224, P.L. 119-21 s. 70201. */
export const tipsDeduction = rule;
/** IRC 225, P.L. 119-21 s. 70202. */
export const overtimeDeduction = rule;
/** IRC 163(h)(4), P.L. 119-21 s. 70203. */
export const carLoanDeduction = rule;

/**
 * Schedule 1-A parts II and III: the amount up to the cap, less an amount for each whole step of AGI over the start.
 * Married people must file jointly (IRC 224(f) and 225(e)).
 */
export function payDeductionOf(
  law: AdditionalDeduction | null,
  status: FilingStatus,
  amount: Cents,
  agi: Cents,
): Cents {
  if (!law || amount === 0 || status === 'married_filing_separately') return 0;
  const steps = wholeStepsOver(agi, forStatus(law.phaseOutStart, status), law.phaseOutStep);
  return atLeastZero(smaller(amount, forStatus(law.cap, status)) - steps * law.phaseOutPerStep);
}

/** Schedule 1-A part IV: the same, but a part of a step counts as a whole one, and a separate return is allowed. */
export function carLoanDeductionOf(
  law: AdditionalDeduction | null,
  status: FilingStatus,
  interest: Cents,
  agi: Cents,
): Cents {
  if (!law || interest === 0) return 0;
  const steps = stepsOver(agi, forStatus(law.phaseOutStart, status), law.phaseOutStep);
  return atLeastZero(smaller(interest, forStatus(law.cap, status)) - steps * law.phaseOutPerStep);
}
