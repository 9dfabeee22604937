import { notUnder } from '../ages';
import { dependentsUnder, type Household } from '../household';
import { dollars, type Cents } from '../money';
import type { Note } from '../result';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { note } from './note';

const workingFamiliesLine = 'state.credit.wa_working_families_tax_credit';
const ofWashington = note('separate_application_included', workingFamiliesLine, { state: 'WA' });
const ofNebraska = note('separate_application_left_out', 'state.net_tax', { state: 'NE' });

/** Neb. Rev. Stat. 77-7202 and 77-7203(3): for children of 5 or under, up to this household income. */
const notUnder6 = notUnder(6);
const childCareIncomeLimit = dollars(150_000);

/**
 * Adds notes about credits that a state pays only on a separate application. The estimate includes such a credit if the
 * answers decide it (Washington). It omits one that also depends on care or on the order of the applications (Nebraska,
 * 77-7203(1) and (6): 15 million a year).
 */
export function addApplicationNotes(
  notes: Note[],
  home: Household,
  agi: Cents,
  law: StateLaw,
  state: StateOutcome,
): void {
  if (law.code === 'WA' && state.credits.length > 0) notes.push(ofWashington);
  if (law.code === 'NE' && agi <= childCareIncomeLimit && dependentsUnder(home, notUnder6) > 0) notes.push(ofNebraska);
}
