import type { Household } from './household';
import type { EstimateInput } from './input';
import type { StateLaw } from './states/state-law';

const federalEstimated =
  'Federal withholding was not given: it is assumed that the employer withheld by IRS Publication 15-T, with a Form W-4 that has nothing in Step 3, and nothing from other income.';
const federalWithoutWages = 'Federal withholding was not given: without wages it is assumed that none was withheld.';
const federalGivenHighWages =
  'The federal withholding given is taken to include the Additional Medicare Tax withheld from wages over $200,000.';
const stateWithoutWages = 'State withholding was not given: without wages it is assumed that none was withheld.';
const singleEarner = 'All wages and all business income are taken to be earned by one spouse.';

/** Returns sentences about the assumptions made for missing facts. */
export function assumptionsOf(input: EstimateInput, home: Household, law: StateLaw): string[] {
  const sentences: string[] = [];
  const hasWages = input.w2_income > 0;
  if (input.federal_withheld === undefined) sentences.push(hasWages ? federalEstimated : federalWithoutWages);
  else if (input.w2_income > 200_000) sentences.push(federalGivenHighWages);
  if (input.state_withheld === undefined && law.kind !== 'none')
    sentences.push(hasWages ? stateEstimated(law.name) : stateWithoutWages);
  if (home.joint) sentences.push(singleEarner);
  return sentences;
}

const statesEstimated = new Map<string, string>();

/** Returns the sentence of a state, cached. */
function stateEstimated(name: string): string {
  const known = statesEstimated.get(name);
  if (known !== undefined) return known;
  const sentence = `State withholding was not given: it is assumed that the employer withheld ${name} tax as on the wages alone, with your own allowances.`;
  statesEstimated.set(name, sentence);
  return sentence;
}
