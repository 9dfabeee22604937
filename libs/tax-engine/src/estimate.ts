import { assumptionsOf } from './assumptions';
import type { EstimateInput } from './input';
import { unsupportedCreditsOf } from './unsupported-credits';
import { law2024 } from './law/2024/law';
import { carriedLawOf } from './carried-law';
import type { TaxLaw } from './law/tax-law';
import { addLocalLines, localAnswer, localReturnOf, localTaxOf } from './local/local-return';
import { asDollars, atLeastZero } from './money';
import { notesOf } from './notes/notes';
import type { EstimateResult, TraceLine } from './result';
import { returnsOf } from './returns';
import { addFederalLines, renumberLines } from './trace/federal-lines';
import { addStateLines } from './trace/state-lines';

/** The specification's tax year and the revision of its law in this engine. */
export const engineVersion = law2024.version;

/**
 * Estimates a year's taxes: federal and state return, payments, balance, and the lines that lead there. Pure; takes and
 * returns dollars, computes in integer cents. The input must satisfy its contract.
 * @param law the law of the tax year; by default that of the specification's year
 */
export function estimate(input: EstimateInput, law: TaxLaw = law2024): EstimateResult {
  const { home, ofState, federal, state, paid, stateBalance } = returnsOf(input, law);
  const city = localTaxOf(input);
  const local = typeof city === 'object' ? localReturnOf(city, home, federal, input.city_withheld) : null;
  const { federalBalance } = paid;
  const balance = federalBalance + stateBalance;
  const childTaxCredit = federal.childTaxCredit + federal.additionalChildTaxCredit;

  const lines: TraceLine[] = [];
  addFederalLines(lines, home, federal, paid);
  if (law.lineNumbers) renumberLines(lines, law.lineNumbers);
  addStateLines(lines, ofState, state, paid);
  if (local) addLocalLines(lines, local, home);

  return {
    total_income: asDollars(federal.totalIncome),
    taxable_income: asDollars(federal.taxableIncome),
    child_tax_credit: asDollars(childTaxCredit),
    earned_income_credit: asDollars(federal.earnedIncomeCredit),
    total_credits: asDollars(childTaxCredit + federal.earnedIncomeCredit),
    federal_tax_after_credits: asDollars(federal.totalTax),
    federal_effective_rate: federal.totalIncome > 0 ? federal.totalTax / federal.totalIncome : 0,
    federal_refund_portion: asDollars(federalBalance),
    state: input.state,
    state_rate: state.rate,
    state_refund_portion: asDollars(stateBalance),
    estimated_refund: asDollars(atLeastZero(balance)),
    estimated_owe: asDollars(atLeastZero(-balance)),
    withholding_source: isWithholdingGiven(input, ofState.kind === 'none') ? 'given' : 'estimated',
    local: local && localAnswer(local),
    assumptions: assumptionsOf(input, home, ofState, state, law),
    notes: notesOf(input, home, federal, ofState, state, city, law),
    left_out: unsupportedCreditsOf(ofState, city, federal.premiumTaxCredit !== null),
    lines,
    engine_version: law.version,
    carried_law: carriedLawOf(law, input, ofState, state, lines),
  };
}

/**
 * True only if no withholding was estimated: the federal amount is given, and so is the state's if the state taxes
 * wages.
 */
const isWithholdingGiven = (input: EstimateInput, withoutStateTax: boolean): boolean =>
  input.federal_withheld !== undefined && (withoutStateTax || input.state_withheld !== undefined);
