import { Labels } from '../contract/labels';
import { Required, ruleMessage } from '../contract/rule';
import { Flag, Ids, Text, Uuid, WholeNumber } from '../contract/rules';
import { PreparerRow } from '../preparers/preparers.dto';
import { assignmentLimits } from './assignments.limits';
import type {} from './admin-clients.messages';
import type {} from './assignments.messages';

/** A preparer's code; letter case and surrounding whitespace are ignored. */
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
  /** A preparer's code, or the name in the URL of their page. */
  @Required('always', ruleMessage('assignments.codeMissing'))
  @Text()
  preparer_code!: string;
}

/** The preparer whose page the client opened; assigned when the client submits the intake form. */
export class ChosenPreparer {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Text(assignmentLimits.code) preparer_code!: string;
  /** Whether the office still approves the preparer; if not, the client must choose another one. */
  @Required() @Flag() available!: boolean;
}

/** A client's preparer, as shown to the client. */
export class MyPreparer extends PreparerRow {
  /**
   * Whether the office still approves the preparer. If not, nobody is working on the return, and the client must choose
   * another preparer.
   */
  @Required() @Flag() available!: boolean;
}

/** The client's preparer after the assignment. */
export class Assigned {
  @Required() @Uuid() preparer_id!: string;
  @Required() @Text() preparer_name!: string;
}

@Labels('assignments.fields')
export class ReassignClient {
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() client_id!: string;
  /** Preparer that the admin saw, null if unassigned; 409 if it has changed since. */
  @Uuid() from_preparer_id?: string | null;
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() to_preparer_id!: string;
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

@Labels('assignments.fields')
export class BulkAssign {
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Ids(assignmentLimits.bulkMax) client_ids!: string[];
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** Stored as the specification's fixed text, whatever the request contains. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

export class BulkAssigned {
  /** Id for undoing the assignment; null if no client changed. */
  @Uuid() id?: string | null;
  /** Number of clients whose preparer changed, excluding those who already had this preparer. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) changed!: number;
  @Required() @Text() preparer_name!: string;
}

/** A bulk assignment that can still be undone. */
export class UndoableBulk {
  @Required() @Uuid() id!: string;
  @Required() @Text() preparer_name!: string;
  /** Number of clients whose preparer changed. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) clients!: number;
  @Required() @WholeNumber(0, assignmentLimits.undoMinutes * 60) seconds_left!: number;
}

export class UndoBulk {
  @Required() @Uuid() id!: string;
}

export class BulkUndone {
  /** Number of clients who got their previous preparer back, or have none again. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) undone!: number;
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) total!: number;
  /** Number of clients skipped because their preparer has changed since. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) reassigned!: number;
}
