import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, OneOf, Text, Uuid } from '../contract/rules';
import { QueueQuery, QueueRow } from './returns.dto';
import { returnStates, returnSteps, type ReturnState, type ReturnStep } from './return-states';

export class AdminReturnQuery extends QueueQuery {
  /** Office of the preparer; `none` for clients without a preparer or whose preparer has no office. */
  @Text(80) office_id?: string;
  /** `none` for clients without a preparer: returns that wait for nobody. */
  @Text(80) preparer_id?: string;
}

/** A return on the admin's board. */
export class AdminReturnRow extends QueueRow {
  @Uuid() preparer_id!: string | null;
  @Text(250) preparer_name!: string | null;
  @Text() office_name!: string | null;
}

/** The number of returns in one state, of one office or one preparer. */
export class StateCount {
  /** Id of the office or preparer; null for none. */
  @Text(80) of!: string | null;
  @Text(250) name!: string | null;
  @Required() @OneOf(returnStates) state!: ReturnState;
  @Required() @Count() returns!: number;
}

/** Median number of days between reaching a step and leaving it. */
export class StepMedian {
  @Required() @OneOf(returnSteps) step!: ReturnStep;
  /** Tenths of a day; null if no return has left the step. */
  @Count() tenth_days!: number | null;
}

export class ReturnTotals {
  @NestedList(() => StateCount, 20_000) by_office!: StateCount[];
  @NestedList(() => StateCount, 20_000) by_preparer!: StateCount[];
  @NestedList(() => StepMedian, returnSteps.length) medians!: StepMedian[];
}
