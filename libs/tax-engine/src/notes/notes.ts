import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { netProfitOf, type Household } from '../household';
import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import type { Local } from '../local/local-return';
import { asDollars } from '../money';
import type { Note } from '../result';
import type { CompiledStateLaw } from '../compiled-state-law';
import type { StateOutcome } from '../states/state-law';
import { addAgeNotes, addMichiganNote } from './age-notes';
import { addApplicationNotes } from './application-notes';
import { addFilerNotes } from './filer-notes';
import { addDeductionNotes } from './deduction-notes';
import { addLawNotes } from './law-notes';
import { addMarketplaceNotes } from './marketplace-notes';
import { note, stateWithheld } from './note';

const federalWithheld = '1040.25d';

const federalEstimated = note('federal_withholding_estimated', federalWithheld);
const federalWithoutWages = note('federal_withholding_no_wages', federalWithheld);
const federalWithMedicare = note('federal_withholding_has_medicare', federalWithheld);
const stateWithoutWages = note('state_withholding_no_wages', stateWithheld);
const businessLine = '1040.8';
const oneEarner = note('one_earner', '1040.1z');
const pensionIsFilers = note('pension_is_filers', '1040.5b');

/** Adds notes about a loss, which offsets other income up to a limit. */
function addLossNotes(
  notes: Note[],
  input: EstimateInput,
  { selfEmployment, status }: Household,
  { law }: FederalFacts,
): void {
  if (selfEmployment >= 0) return;
  notes.push(note('business_loss', businessLine, { amount: asDollars(-selfEmployment) }));
  if (netProfitOf(input) < selfEmployment)
    notes.push(
      note('business_loss_limited', businessLine, { amount: asDollars(forStatus(law.businessLossLimit, status)) }),
    );
}

/** Adds notes about assumed payments and about which spouse earns. */
function addPaymentNotes(notes: Note[], input: EstimateInput, home: Household, law: CompiledStateLaw): void {
  const hasWages = input.w2_income > 0;
  if (input.federal_withheld === undefined) notes.push(hasWages ? federalEstimated : federalWithoutWages);
  else if (input.w2_income > 200_000) notes.push(federalWithMedicare);
  if (input.state_withheld === undefined && law.kind !== 'none')
    notes.push(hasWages ? law.withholdingNote : stateWithoutWages);
  if (!home.joint) return;
  notes.push(oneEarner);
  if (input.retirement_income > 0) notes.push(pensionIsFilers);
}

function addCityNotes(notes: Note[], input: EstimateInput, local: Local): void {
  if (typeof local === 'string') notes.push(note('city_tax_not_held', 'local.tax', { city: local }));
  else if (local && input.city_withheld === undefined)
    notes.push(note('city_withholding_not_given', 'local.withheld', { city: local.name }));
}

/** Returns all assumptions and all decisions based on ages, each with the line it affects. */
export function notesOf(
  input: EstimateInput,
  home: Household,
  federal: FederalFacts,
  law: CompiledStateLaw,
  state: StateOutcome,
  local: Local,
  taxLaw: TaxLaw,
): Note[] {
  const notes: Note[] = [];
  addPaymentNotes(notes, input, home, law);
  addLossNotes(notes, input, home, federal);
  addMarketplaceNotes(notes, input, federal.premiumTaxCredit, taxLaw.premiumTaxCredit);
  addDeductionNotes(notes, home, federal.law);
  addAgeNotes(notes, input, home, federal);
  addFilerNotes(notes, input, home, federal, law);
  addMichiganNote(notes, input, home, law, state);
  addApplicationNotes(notes, home, federal.agi, law, state);
  addCityNotes(notes, input, local);
  addLawNotes(notes, taxLaw, law, state, local);
  return notes;
}
