import type { EstimateInput } from './input';
import type { CarriedLaw, TraceLine } from './result';
import type { StateLaw, StateOutcome } from './states/state-law';
import type { TaxLaw } from './law/tax-law';

const isGiven = (id: string, input: EstimateInput): boolean =>
  (id === 'state.withheld' && input.state_withheld !== undefined) || id === 'local.withheld';

/** Whether the state's return depends on figures: the states without an income tax have none unless they pay a credit. */
export const hasFigures = (law: StateLaw, state: StateOutcome): boolean =>
  law.kind !== 'none' || state.credits.length > 0;

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
  if (law.statesYear === law.year && law.carriedLines.size === 0) return undefined;
  const statesCarried = law.statesYear < law.year && hasFigures(ofState, state);
  const citiesCarried = law.statesYear < law.year;
  const carried = lines.filter(({ id }) => {
    if (id === 'state.from' || isGiven(id, input)) return false;
    if (id.startsWith('state.')) return statesCarried;
    return id.startsWith('local.') ? citiesCarried : law.carriedLines.has(id);
  });
  return carried.length === 0 ? undefined : { tax_year: law.statesYear, lines: carried.map(({ id }) => id) };
}
