import { Labels } from '../contract/labels';
import { Required, ruleMessage } from '../contract/rule';
import { Flag, Ids, Text, Uuid, WholeNumber } from '../contract/rules';
import { PreparerRow } from '../preparers/preparers.dto';
import { assignmentLimits } from './assignments.limits';
import type {} from './admin-clients.messages';
import type {} from './assignments.messages';

/** A preparer's code, in any case and with blanks around it. */
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
  /** Or the name in the address of the preparer's page. */
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
  /** Still approved by the office; otherwise the client has to choose another preparer. */
  @Required() @Flag() available!: boolean;
}

/** The preparer of a client, as the client sees them. */
export class MyPreparer extends PreparerRow {
  /** Still approved by the office. Without that nobody works on the return, and the client is asked to choose another one. */
  @Required() @Flag() available!: boolean;
}

/** Who the client's preparer is now. */
export class Assigned {
  @Required() @Uuid() preparer_id!: string;
  @Required() @Text() preparer_name!: string;
}

@Labels('assignments.fields')
export class ReassignClient {
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() client_id!: string;
  /** The preparer the admin saw; somebody else's by now is 409. null: unassigned. */
  @Uuid() from_preparer_id?: string | null;
  @Required('always', ruleMessage('adminClients.reassignMissing')) @Uuid() to_preparer_id!: string;
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

@Labels('assignments.fields')
export class BulkAssign {
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Ids(assignmentLimits.bulkMax) client_ids!: string[];
  @Required('always', ruleMessage('adminClients.bulkMissing')) @Uuid() preparer_id!: string;
  /** The specification's fixed text; whatever is sent, that text is stored. */
  @Text(assignmentLimits.reasonMax) reason?: string | null;
}

export class BulkAssigned {
  /** To undo it; null where no client changed. */
  @Uuid() id?: string | null;
  /** Clients whose preparer changed; those who had this one already do not count. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) changed!: number;
  @Required() @Text() preparer_name!: string;
}

/** A bulk assignment that can still be undone. */
export class UndoableBulk {
  @Required() @Uuid() id!: string;
  @Required() @Text() preparer_name!: string;
  /** Clients whose preparer changed by it. */
  @Required() @WholeNumber(1, assignmentLimits.bulkMax) clients!: number;
  @Required() @WholeNumber(0, assignmentLimits.undoMinutes * 60) seconds_left!: number;
}

export class UndoBulk {
  @Required() @Uuid() id!: string;
}

export class BulkUndone {
  /** Clients who went back to the preparer they had, or to nobody. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) undone!: number;
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) total!: number;
  /** Clients who were left alone: their preparer has changed since. */
  @Required() @WholeNumber(0, assignmentLimits.bulkMax) reassigned!: number;
}
