import { get, post, put, remove } from '../contract/endpoint';
import { admins, clients } from '../contract/access-policy';
import type { AssignmentHistoryQuery, AssignmentHistoryRow } from './assignment-history.dto';
import { assignmentLimits } from './assignments.limits';
import type {
  AssignByCodeQuery,
  AssignPreparer,
  Assigned,
  BulkAssign,
  BulkAssigned,
  BulkUndone,
  ChoosePreparer,
  ChosenPreparer,
  MyPreparer,
  ReassignClient,
  UndoableBulk,
  UndoBulk,
} from './assignments.dto';

export const assignmentEndpoints = {
  /** Returns the client's preparer, even if the office no longer approves them; null if there is none. */
  mine: get('/my-preparer', clients).returnsNullable<MyPreparer>(),
  assignByCode: post('/assign-by-code', clients).filteredBy<AssignByCodeQuery>().returns<Assigned>(),
  assignPreparer: post('/assign-preparer', clients).takes<AssignPreparer>().returns<Assigned>(),
  /**
   * Returns the preparer whose page the client came from, until the intake form is submitted; null if there is none.
   */
  choice: get('/preparer-choice', clients).returnsNullable<ChosenPreparer>(),
  /** Returns null if the chosen preparer is already assigned to the client. */
  choose: put('/preparer-choice', clients).takes<ChoosePreparer>().returnsNullable<ChosenPreparer>(),
  forgetChoice: remove('/preparer-choice', clients).returnsNothing(),
  reassign: post('/admin/reassign-client', admins).takes<ReassignClient>().returns<Assigned>(),
  /** Assigns all clients or none. */
  bulkAssign: post('/admin/bulk-assign-clients', admins, {
    idempotent: true,
    maxJsonBytes: assignmentLimits.bulkMaxBytes,
  })
    .takes<BulkAssign>()
    .returns<BulkAssigned>(),
  /** Lists the caller's own bulk assignments that can still be undone, newest first. */
  undoable: get('/admin/bulk-assignments', admins).returnsList<UndoableBulk>(),
  /**
   * Returns the clients to their previous preparers, except those reassigned since. Returns 409 once it can no longer
   * be undone.
   */
  undoBulk: post('/admin/undo-bulk-assignment', admins, { idempotent: true }).takes<UndoBulk>().returns<BulkUndone>(),
  /** Lists changes of preparers, newest first. */
  history: get('/admin/reassignment-history', admins)
    .filteredBy<AssignmentHistoryQuery>()
    .returnsList<AssignmentHistoryRow>(),
};
