import { bindContract } from '../contract/contract';
import { StoredPreferences } from '../preferences/preferences.dto';
import {
  AdminClientRow,
  AdminClientsQuery,
  BulkAssignMatching,
  OfficeClients,
  UnassignedClientsQuery,
} from './admin-clients.dto';
import { adminClientEndpoints } from './admin-clients.endpoints';
import { BulkAssigned } from './assignments.dto';

export const adminClientsContract = bindContract('adminClients', adminClientEndpoints, {
  list: { query: AdminClientsQuery, response: AdminClientRow },
  byOffice: { response: OfficeClients },
  unassigned: { query: UnassignedClientsQuery, response: AdminClientRow },
  preferences: { response: StoredPreferences },
  bulkAssignMatching: { body: BulkAssignMatching, response: BulkAssigned },
});
