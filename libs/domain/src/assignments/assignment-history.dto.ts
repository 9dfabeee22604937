import { Required } from '../contract/rule';
import { Moment, OneOf, Text, Uuid } from '../contract/rules';
import { assignmentWays, type AssignmentWay } from './assignment-ways';
import { assignmentLimits } from './assignments.limits';

export const assignmentHistorySorts = ['when', 'when_descending'] as const;
export type AssignmentHistorySort = (typeof assignmentHistorySorts)[number];

export class AssignmentHistoryQuery {
  /**
   * Matches any part of the name of the client, the old or new preparer, or the person who made the change, ignoring
   * case. One or two characters match the beginning of a word.
   */
  @Text() search?: string;
  /** Returns only changes of this client's preparer. */
  @Uuid() client_id?: string;
  /** RFC 3339, inclusive. */
  @Moment() from?: string;
  /** RFC 3339, exclusive. */
  @Moment() to?: string;
  /** Default: newest first. */
  @OneOf(assignmentHistorySorts) sort?: AssignmentHistorySort;
}

/** One change of a client's preparer, with the names at that time (specification part 2, section 3). */
export class AssignmentHistoryRow {
  @Required() @Uuid() id!: string;
  @Required() @Uuid() client_id!: string;
  @Required() @Text(250) client_name!: string;
  /** null if the client had no preparer. */
  @Text(250) from_preparer_name!: string | null;
  /** null if the client was left without a preparer. */
  @Text(250) to_preparer_name!: string | null;
  @Text(assignmentLimits.reasonMax) reason!: string | null;
  @Required() @OneOf(assignmentWays) via!: AssignmentWay;
  @Required() @Text(250) reassigned_by_name!: string;
  @Required() @Text() reassigned_at!: string;
}
