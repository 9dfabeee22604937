import { get, post } from '../contract/endpoint';
import { admins, clients } from '../contract/access-policy';
import type { AssignmentHistoryQuery, AssignmentHistoryRow } from './assignment-history.dto';
import { assignmentLimits } from './assignments.limits';
import type {
  AssignByCodeQuery,
  AssignPreparer,
  Assigned,
  BulkAssign,
  BulkAssigned,
  MyPreparer,
  ReassignClient,
} from './assignments.dto';

export const assignmentEndpoints = {
  /** Null without one; one whom the office no longer approves is still named. */
  mine: get('/my-preparer', clients).returnsNullable<MyPreparer>(),
  assignByCode: post('/assign-by-code', clients).filteredBy<AssignByCodeQuery>().returns<Assigned>(),
  assignPreparer: post('/assign-preparer', clients).takes<AssignPreparer>().returns<Assigned>(),
  reassign: post('/admin/reassign-client', admins).takes<ReassignClient>().returns<Assigned>(),
  /** All or nothing. */
  bulkAssign: post('/admin/bulk-assign-clients', admins, {
    idempotent: true,
    maxJsonBytes: assignmentLimits.bulkMaxBytes,
  })
    .takes<BulkAssign>()
    .returns<BulkAssigned>(),
  /** Newest first. */
  history: get('/admin/reassignment-history', admins)
    .filteredBy<AssignmentHistoryQuery>()
    .returnsList<AssignmentHistoryRow>(),
};
