import type { EstimateInput } from '../input';
import { law2024 } from '../law/2024/law';
import type { TaxLaw } from '../law/tax-law';
import type { MissingPaper } from './paper';
import { RangeSearch } from './search';
import type { TaxRange } from './tax-range';

/** The most households that a search estimates. */
export const mostEstimates = 4_000;

/** Starts a search that runs in steps, so that a browser stays responsive. */
export const startRange = (input: EstimateInput, papers: readonly MissingPaper[], law: TaxLaw = law2024): RangeSearch =>
  new RangeSearch(input, papers, law, mostEstimates);

/**
 * Returns the lowest and the highest balance that the missing papers leave possible, and what each of them decides. The
 * search is complete: it estimates every combination of the papers' cases, so no shape of the tax law (phase-outs,
 * cliffs, credits that grow and shrink) can hide an end from it. It stays finite because
 *
 * - Payments change the balance one for one and nothing else, so their bounds are added without an estimate.
 * - A birth date matters only by the limits of the law that it lies between (`birth-days.ts`).
 * - Other amounts are multiples of the paper's step between its bounds. An amount between two steps is not searched.
 */
export function rangeOf(input: EstimateInput, papers: readonly MissingPaper[], law: TaxLaw = law2024): TaxRange {
  return startRange(input, papers, law).finish();
}
