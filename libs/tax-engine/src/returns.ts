import { federalReturnOf } from './federal/federal-return';
import type { FederalFacts } from './federal/federal-facts';
import { withheldFrom } from './federal/withholding';
import { householdOf, type Household } from './household';
import type { EstimateInput } from './input';
import type { TaxLaw } from './law/tax-law';
import { dollars, type Cents } from './money';
import type { CompiledStateLaw } from './compiled-state-law';
import { stateLaw } from './state-laws';
import type { StateOutcome } from './states/state-law';
import { stateTaxWithheldFrom } from './states/withholding';
import type { Payments } from './trace/payments';

/** Both returns with the payments, before anything is written down about them. */
export interface Returns {
  readonly home: Household;
  readonly ofState: CompiledStateLaw;
  readonly federal: FederalFacts;
  readonly state: StateOutcome;
  readonly paid: Payments;
  readonly stateBalance: Cents;
}

/** Computes the federal and the state return, and what is left of the payments. */
export function returnsOf(input: EstimateInput, law: TaxLaw): Returns {
  const home = householdOf(input, law);
  const ofState = stateLaw(input.state, law);
  const federal = federalReturnOf(home, law.federal, law.premiumTaxCredit);
  const state = ofState.compute(home, federal);
  const federalWithheld =
    input.federal_withheld === undefined
      ? withheldFrom(law.federal, home.status, home.wages)
      : dollars(input.federal_withheld);
  const stateWithheld =
    input.state_withheld === undefined
      ? stateTaxWithheldFrom(ofState, home, state, law.federal)
      : dollars(input.state_withheld);
  const estimatedPayments = dollars(input.estimated_payments ?? 0);
  const refundableCredits =
    federal.earnedIncomeCredit + federal.additionalChildTaxCredit + (federal.premiumTaxCredit?.net ?? 0);
  const federalBalance = federalWithheld + estimatedPayments + refundableCredits - federal.totalTax;
  const paid: Payments = { federalWithheld, estimatedPayments, stateWithheld, federalBalance };
  return { home, ofState, federal, state, paid, stateBalance: stateWithheld - state.netTax };
}

/** Returns the refund in cents, or the amount owed as a negative number: `estimate` without its lines. */
export function balanceOf(input: EstimateInput, law: TaxLaw): Cents {
  const { paid, stateBalance } = returnsOf(input, law);
  return paid.federalBalance + stateBalance;
}
