import { bindContract } from '../contract/contract';
import { AssignmentHistoryQuery, AssignmentHistoryRow } from './assignment-history.dto';
import {
  AssignByCodeQuery,
  Assigned,
  AssignPreparer,
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
import { assignmentEndpoints } from './assignments.endpoints';
import { StoredPreferences } from '../preferences/preferences.dto';
import {
  AdminClient,
  AdminClientRow,
  AdminClientsQuery,
  BulkAssignMatching,
  OfficeClients,
  UnassignedClientsQuery,
} from './admin-clients.dto';
import { adminClientEndpoints } from './admin-clients.endpoints';

export const assignmentsContract = bindContract('assignments', assignmentEndpoints, {
  mine: { response: MyPreparer },
  assignByCode: { query: AssignByCodeQuery, response: Assigned },
  assignPreparer: { body: AssignPreparer, response: Assigned },
  choice: { response: ChosenPreparer },
  choose: { body: ChoosePreparer, response: ChosenPreparer },
  forgetChoice: {},
  reassign: { body: ReassignClient, response: Assigned },
  bulkAssign: { body: BulkAssign, response: BulkAssigned },
  undoable: { response: UndoableBulk },
  undoBulk: { body: UndoBulk, response: BulkUndone },
  history: { query: AssignmentHistoryQuery, response: AssignmentHistoryRow },
});

export const adminClientsContract = bindContract('adminClients', adminClientEndpoints, {
  list: { query: AdminClientsQuery, response: AdminClientRow },
  read: { response: AdminClient },
  byOffice: { response: OfficeClients },
  unassigned: { query: UnassignedClientsQuery, response: AdminClientRow },
  preferences: { response: StoredPreferences },
  bulkAssignMatching: { body: BulkAssignMatching, response: BulkAssigned },
});
