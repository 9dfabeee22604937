import type { EstimateInput } from '../input';
import { law2024 } from '../law/2024/law';
import type { TaxLaw } from '../law/tax-law';
import type { MissingPaper } from './missing-paper';
import { RangeSearch } from './search';

/** Balances are dollars: a refund, or an amount owed as a negative number. */
export interface RangeEnd {
  readonly balance: number;
  /** A household within the bounds whose estimate is this balance. */
  readonly household: EstimateInput;
}

export interface PaperWorth {
  readonly paper: MissingPaper;
  /** The most that this paper alone can change, whatever the others say. Dollars. */
  readonly worth: number;
}

export interface TaxRange {
  readonly low: RangeEnd;
  readonly high: RangeEnd;
  /** The paper that decides most first. */
  readonly papers: readonly PaperWorth[];
  /** Papers that are not in the range because there are too many; the estimate's assumptions hold for them. */
  readonly assumed: readonly MissingPaper[];
  /** How many households were estimated. */
  readonly estimates: number;
}

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
