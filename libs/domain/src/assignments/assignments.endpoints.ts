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
  /** Null without a preparer; includes a preparer whom the office no longer approves. */
  mine: get('/my-preparer', clients).returnsNullable<MyPreparer>(),
  assignByCode: post('/assign-by-code', clients).filteredBy<AssignByCodeQuery>().returns<Assigned>(),
  assignPreparer: post('/assign-preparer', clients).takes<AssignPreparer>().returns<Assigned>(),
  /** The preparer whose page the client came from, until the intake form is submitted; null if there is none. */
  choice: get('/preparer-choice', clients).returnsNullable<ChosenPreparer>(),
  /** Null if this preparer is already the client's own. */
  choose: put('/preparer-choice', clients).takes<ChoosePreparer>().returnsNullable<ChosenPreparer>(),
  forgetChoice: remove('/preparer-choice', clients).returnsNothing(),
  reassign: post('/admin/reassign-client', admins).takes<ReassignClient>().returns<Assigned>(),
  /** All or nothing. */
  bulkAssign: post('/admin/bulk-assign-clients', admins, {
    idempotent: true,
    maxJsonBytes: assignmentLimits.bulkMaxBytes,
  })
    .takes<BulkAssign>()
    .returns<BulkAssigned>(),
  /** The caller's own bulk assignments that can still be undone, newest first. */
  undoable: get('/admin/bulk-assignments', admins).returnsList<UndoableBulk>(),
  /**
   * Returns the clients to their previous preparers; clients reassigned since are left alone. Conflict when it is too
   * late.
   */
  undoBulk: post('/admin/undo-bulk-assignment', admins, { idempotent: true }).takes<UndoBulk>().returns<BulkUndone>(),
  /** Newest first. */
  history: get('/admin/reassignment-history', admins)
    .filteredBy<AssignmentHistoryQuery>()
    .returnsList<AssignmentHistoryRow>(),
};
