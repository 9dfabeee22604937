import { Required } from '../contract/rule';
import { Moment, OneOf, Text, Uuid } from '../contract/rules';
import { assignmentLimits } from './assignments.limits';

/** How a client came to another preparer. */
export const assignmentWays = ['code', 'choice', 'preparer_intake', 'admin', 'admin_bulk', 'admin_undo'] as const;
export type AssignmentWay = (typeof assignmentWays)[number];

export const assignmentHistorySorts = ['when', 'when_descending'] as const;
export type AssignmentHistorySort = (typeof assignmentHistorySorts)[number];

export class AssignmentHistoryQuery {
  /** Part of the name of the client, of either preparer or of whoever made the change, in any case. Of one or two characters: how a word of these begins. */
  @Text() search?: string;
  /** RFC 3339; from this moment on. */
  @Moment() from?: string;
  /** RFC 3339; before this moment. */
  @Moment() to?: string;
  /** As it stands: the newest first. */
  @OneOf(assignmentHistorySorts) sort?: AssignmentHistorySort;
}

/** One change of a client's preparer, with the names as they were (specification part 2, section 3). */
export class AssignmentHistoryRow {
  @Required() @Uuid() id!: string;
  @Required() @Uuid() client_id!: string;
  @Required() @Text(250) client_name!: string;
  /** null: the client had none. */
  @Text(250) from_preparer_name!: string | null;
  /** null: the client has none any more. */
  @Text(250) to_preparer_name!: string | null;
  @Text(assignmentLimits.reasonMax) reason!: string | null;
  @Required() @OneOf(assignmentWays) via!: AssignmentWay;
  @Required() @Text(250) reassigned_by_name!: string;
  @Required() @Text() reassigned_at!: string;
}
