import { hasFigures } from '../carried-law';
import type { TaxLaw } from '../law/tax-law';
import type { Local } from '../local/local-return';
import type { Note } from '../result';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { note } from './note';

/** Adds notes about returns that rest on the figures of an earlier year. */
export function addLawNotes(notes: Note[], law: TaxLaw, ofState: StateLaw, state: StateOutcome, local: Local): void {
  const year = law.statesYear;
  if (year === law.year) return;
  if (hasFigures(ofState, state)) notes.push(note('state_law_carried', 'state.agi', { state: ofState.code, year }));
  if (typeof local === 'object')
    notes.push(note('city_law_carried', 'local.taxable_income', { city: local.name, year }));
}
