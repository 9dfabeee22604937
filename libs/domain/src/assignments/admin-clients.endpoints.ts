import { admins } from '../contract/access-policy';
import { get, post } from '../contract/endpoint';
import type {
  AdminClientRow,
  AdminClientsQuery,
  BulkAssignMatching,
  OfficeClients,
  UnassignedClientsQuery,
} from './admin-clients.dto';
import type { StoredPreferences } from '../preferences/preferences.dto';
import type { BulkAssigned } from './assignments.dto';

export const adminClientEndpoints = {
  /** By last name, unless asked otherwise. */
  list: get('/admin/clients', admins).filteredBy<AdminClientsQuery>().returnsList<AdminClientRow>(),
  /** By the name of the office: its newest clients, how many it has, and where the paged list of all of them is. */
  byOffice: get('/admin/clients-by-office', admins).returnsMap<OfficeClients>(),
  /** Those of `list` whom nobody prepares a return for. */
  unassigned: get('/admin/unassigned-clients', admins)
    .filteredBy<UnassignedClientsQuery>()
    .returnsList<AdminClientRow>(),
  /** What they said in the general intake, their own words among it: the newest first. */
  preferences: get('/admin/clients/{clientId}/preferences', admins).returnsList<StoredPreferences>(),
  /** All or nothing. Conflict when another number of clients matches by now, or more than one call may assign. */
  bulkAssignMatching: post('/admin/bulk-assign-matching', admins, { idempotent: true })
    .takes<BulkAssignMatching>()
    .returns<BulkAssigned>(),
};
