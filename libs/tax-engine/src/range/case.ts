import type { EstimateInput } from '../input';
import type { Cents } from '../money';
import type { MissingPaper } from './paper';

/** One of the ways in which papers can turn out. */
export interface Case {
  /** Returns the household with what the papers say, without payments. */
  readonly apply: (input: EstimateInput) => EstimateInput;
  /** The most that the papers can show as paid, in the order of their bounds; the least is nothing. */
  readonly most: readonly Cents[];
  /** Sum of `most`. */
  readonly paid: Cents;
}

/** Papers that are searched together, all their cases, and the lists of cases between which one paper decides. */
export interface Dimension {
  readonly papers: readonly MissingPaper[];
  readonly cases: readonly Case[];
  readonly choices: readonly (readonly number[])[];
}
