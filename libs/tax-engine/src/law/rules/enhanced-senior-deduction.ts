import { dollarsByStatus, forStatus, type ByStatus, type StatusColumns } from '../../by-status';
import type { FilingStatus } from '../../input';
import type { Rule } from './rule';
import { dollars, type Cents, type Rate } from '../../money';
import { phasedOut } from '../../phase-out';

export interface SeniorFigures {
  readonly amount: number;
  readonly phaseOutStart: StatusColumns<number>;
  readonly phaseOutRate: Rate;
}

export interface EnhancedSeniorDeduction {
  readonly amount: Cents;
  readonly phaseOutStart: ByStatus<Cents>;
  readonly phaseOutRate: Rate;
}

/** IRC 151(d)(5)(C), P.L. 119-21 s. 70103. */
export const enhancedSeniorDeduction: Rule<SeniorFigures, EnhancedSeniorDeduction> = {
  begins: 2025,
  ends: 2028,
  compile: ({ amount, phaseOutStart, phaseOutRate }) => ({
    amount: dollars(amount),
    phaseOutStart: dollarsByStatus(phaseOutStart),
    phaseOutRate,
  }),
};

/**
 * Schedule 1-A part V: for each filer of 65 or older, each amount reduced by the share of AGI over the start. Spouses
 * filing separately get none.
 */
export function enhancedSeniorDeductionOf(
  law: EnhancedSeniorDeduction | null,
  status: FilingStatus,
  seniors: number,
  agi: Cents,
): Cents {
  if (!law || seniors === 0 || status === 'married_filing_separately') return 0;
  return seniors * phasedOut(law.amount, agi, forStatus(law.phaseOutStart, status), law.phaseOutRate);
}
