import type { EstimateInput } from '../input';
import type { MissingPaper } from './paper';

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
  /** Papers that no fact of an estimate expresses. */
  readonly uncounted: readonly MissingPaper[];
  /** How many households were estimated. */
  readonly estimates: number;
}
