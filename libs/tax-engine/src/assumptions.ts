import type { Household } from './household';
import type { EstimateInput } from './input';
import { stateCarried } from './carried-law';
import type { TaxLaw } from './law/tax-law';
import type { CompiledStateLaw } from './compiled-state-law';
import type { StateOutcome } from './states/state-law';

const federalEstimated =
  'You didn’t enter federal withholding. We assume your employer withheld by IRS Publication 15-T, with Step 3 of Form W-4 left blank, and that nothing was withheld from other income.';
const federalWithoutWages = 'You didn’t enter federal withholding. With no wages, we assume none was withheld.';
const federalGivenHighWages =
  'We assume the federal withholding you entered includes Additional Medicare Tax withheld from wages over $200,000.';
const stateWithoutWages = 'You didn’t enter state withholding. With no wages, we assume none was withheld.';
const singleEarner = 'We assume one spouse earned all the wages and business income.';

/** Returns sentences about the assumptions made for missing facts. */
export function assumptionsOf(
  input: EstimateInput,
  home: Household,
  law: CompiledStateLaw,
  state: StateOutcome,
  taxLaw: TaxLaw,
): string[] {
  const sentences: string[] = [];
  const hasWages = input.w2_income > 0;
  if (input.federal_withheld === undefined) sentences.push(hasWages ? federalEstimated : federalWithoutWages);
  else if (input.w2_income > 200_000) sentences.push(federalGivenHighWages);
  if (input.state_withheld === undefined && law.kind !== 'none')
    sentences.push(hasWages ? law.withholdingAssumed : stateWithoutWages);
  if (home.joint) sentences.push(singleEarner);
  const carried = stateCarried(taxLaw, law, state);
  if (carried !== 'none') sentences.push(carriedSentence(taxLaw, law.name, carried === 'all'));
  return sentences;
}

const carriedSentence = ({ year, statesYear }: TaxLaw, name: string, all: boolean): string =>
  all
    ? `We don’t have ${name}’s figures for ${year} yet, so its return uses those for ${statesYear}.`
    : `We don’t have all of ${name}’s figures for ${year} yet, so its return uses some of an earlier year.`;

/** Returns the sentence about a state's assumed withholding. */
export const stateWithholdingAssumed = (name: string): string =>
  `You didn’t enter state withholding. We assume your employer withheld ${name} tax on your wages alone, with your own allowances.`;
