import { bindContract } from '../contract/contract';
import { AssignmentHistoryQuery, AssignmentHistoryRow } from './assignment-history.dto';
import {
  AssignByCodeQuery,
  Assigned,
  AssignPreparer,
  BulkAssign,
  BulkAssigned,
  MyPreparer,
  ReassignClient,
} from './assignments.dto';
import { assignmentEndpoints } from './assignments.endpoints';

export const assignmentsContract = bindContract('assignments', assignmentEndpoints, {
  mine: { response: MyPreparer },
  assignByCode: { query: AssignByCodeQuery, response: Assigned },
  assignPreparer: { body: AssignPreparer, response: Assigned },
  reassign: { body: ReassignClient, response: Assigned },
  bulkAssign: { body: BulkAssign, response: BulkAssigned },
  history: { query: AssignmentHistoryQuery, response: AssignmentHistoryRow },
});
