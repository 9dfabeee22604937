import { bindContract } from '../contract/contract';
import { PreparerRow } from '../preparers/preparers.dto';
import {
  AssignByCodeQuery,
  Assigned,
  AssignPreparer,
  BulkAssign,
  BulkAssigned,
  ReassignClient,
} from './assignments.dto';
import { assignmentEndpoints } from './assignments.endpoints';

export const assignmentsContract = bindContract('assignments', assignmentEndpoints, {
  mine: { response: PreparerRow },
  assignByCode: { query: AssignByCodeQuery, response: Assigned },
  assignPreparer: { body: AssignPreparer, response: Assigned },
  reassign: { body: ReassignClient, response: Assigned },
  bulkAssign: { body: BulkAssign, response: BulkAssigned },
});
