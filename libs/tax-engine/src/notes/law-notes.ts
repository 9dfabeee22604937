import { stateCarried, type Carried } from '../carried-law';
import type { TaxLaw } from '../law/tax-law';
import type { Local } from '../local/local-return';
import type { Note } from '../result';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { note, type NoteId } from './note';

const idsByCarried: Readonly<Record<Carried, NoteId | null>> = {
  all: 'state_law_carried',
  part: 'state_law_partly_carried',
  none: null,
};

/** Adds notes about returns that rest on the figures of an earlier year. */
export function addLawNotes(notes: Note[], law: TaxLaw, ofState: StateLaw, state: StateOutcome, local: Local): void {
  const id = idsByCarried[stateCarried(law, ofState, state)];
  if (id) notes.push(note(id, 'state.agi', { state: ofState.code, year: law.statesYear }));
  if (typeof local === 'object' && law.citiesYear < law.year)
    notes.push(note('city_law_carried', 'local.taxable_income', { city: local.name, year: law.citiesYear }));
}
