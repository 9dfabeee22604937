import type { EstimateInput } from './input';
import type { TaxLaw } from './law/tax-law';
import type { CarriedLaw, TraceLine } from './result';
import type { StateLaw, StateOutcome } from './states/state-law';

const isGiven = (id: string, input: EstimateInput): boolean =>
  (id === 'state.withheld' && input.state_withheld !== undefined) || id === 'local.withheld';

/** Whether the state's return depends on figures: the states without an income tax have none unless they pay a credit. */
const hasFigures = (law: StateLaw, state: StateOutcome): boolean => law.kind !== 'none' || state.credits.length > 0;

/** How much of a state's return rests on the figures of an earlier year. */
export type Carried = 'all' | 'part' | 'none';

/** Tells whether the state's figures of the year are not data yet (all), not all printed (part), or all printed. */
export function stateCarried(law: TaxLaw, ofState: StateLaw, state: StateOutcome): Carried {
  if (law.statesYear === law.year || !hasFigures(ofState, state)) return 'none';
  const lines = law.carriedStateLines.get(ofState.code);
  if (!lines || lines === 'all') return 'all';
  return lines.size > 0 ? 'part' : 'none';
}

/**
 * Returns the lines of an estimate that rest on the figures of an earlier year, or undefined if all of them are law of
 * the year. `state.from` is a federal amount.
 */
export function carriedLawOf(
  law: TaxLaw,
  input: EstimateInput,
  ofState: StateLaw,
  state: StateOutcome,
  lines: readonly TraceLine[],
): CarriedLaw | undefined {
  const { year, statesYear, citiesYear } = law;
  if (statesYear === year && citiesYear === year && law.carriedLines.size === 0) return undefined;
  const ofStates = stateCarried(law, ofState, state);
  const stateLines = law.carriedStateLines.get(ofState.code);
  const isStateCarried = (id: string): boolean =>
    ofStates !== 'none' && (stateLines === undefined || stateLines === 'all' || stateLines.has(id));
  const carried = lines.filter(({ id }) => {
    if (id === 'state.from' || isGiven(id, input)) return false;
    if (id.startsWith('state.')) return isStateCarried(id);
    return id.startsWith('local.') ? citiesYear < year : law.carriedLines.has(id);
  });
  if (carried.length === 0) return undefined;
  const ids = carried.map(({ id }) => id);
  return { tax_year: ids.some((id) => id.startsWith('local.')) ? citiesYear : statesYear, lines: ids };
}
