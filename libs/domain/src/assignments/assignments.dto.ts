import { Labels } from '../contract/labels';
import { Required, ruleMessage } from '../contract/rule';
import { Flag, Ids, Text, Uuid, WholeNumber } from '../contract/rules';
import { PreparerRow } from '../preparers/preparers.dto';
import { assignmentLimits } from './assignments.limits';
import type {} from './admin-clients.messages';
import type {} from './assignments.messages';

/** A preparer's code, in any case, with or without surrounding whitespace. */
@Labels('assignments.fields')
export class AssignByCodeQuery {
  @Required('always', ruleMessage('assignments.codeMissing'))
  @Text(assignmentLimits.codeQueryMax)
  preparer_code!: string;
}

@Labels('assignments.fields')
export class AssignPreparer {
  /** Must be the caller (decisions, section 4). */
  @Required() @Uuid() client_id!: string;
  @Required() @Uuid() preparer_id!: string;
}

@Labels('assignments.fields')
export class ChoosePreparer {
  /** A code, or the name in the address of the preparer's page. */
  @Required('always', ruleMessage('assignments.codeMissing'))
  @Text()
  preparer_code!: string;
}

/** The preparer a client chose by opening their page; assigned when the client submits the intake form. */
export class ChosenPreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Text(assignmentLimits.code) preparer_code!: string;
  /** Still approved by the office; otherwise the client must choose another preparer. */
  @Required() @Flag() available!: boolean;
}

/** A client's preparer, as the client sees them. */
export class MyPreparer extends PreparerRow {
  /**
   * Still approved by the office. Otherwise no one works on the return, and the client must choose another preparer.
   */
  @Required() @Flag() available!: boolean;
}

/** The client's current preparer. */
export class Assigned {
  @Required() @Uuid() preparer_id!: string;
  @Required() @Text() preparer_name!: string;
}

@Labels('assignments.fields')
export class ReassignClient {
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() client_id!: string;
  /** The preparer shown to the admin; 409 if it has changed. null: unassigned. */
  @Uuid() from_preparer_id?: string | null;
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() to_preparer_id!: string;
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

@Labels('assignments.fields')
export class BulkAssign {
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Ids(assignmentLimits.bulkMax) client_ids!: string[];
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** The specification's fixed text, which is stored whatever is sent. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

export class BulkAssigned {
  /** Id for undoing the assignment; null if no client changed. */
  @Uuid() id?: string | null;
  /** Clients whose preparer changed, not counting those who already had this one. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) changed!: number;
  @Required() @Text() preparer_name!: string;
}

/** A bulk assignment that can still be undone. */
export class UndoableBulk {
  @Required() @Uuid() id!: string;
  @Required() @Text() preparer_name!: string;
  /** Clients whose preparer it changed. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) clients!: number;
  @Required() @WholeNumber(0, assignmentLimits.undoMinutes * 60) seconds_left!: number;
}

export class UndoBulk {
  @Required() @Uuid() id!: string;
}

export class BulkUndone {
  /** Clients returned to their previous preparer, or to none. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) undone!: number;
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) total!: number;
  /** Clients left alone because their preparer has changed since. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) reassigned!: number;
}
