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
  /** Sorted by last name by default. */
  list: get('/admin/clients', admins).filteredBy<AdminClientsQuery>().returnsList<AdminClientRow>(),
  /** By office name: the newest clients, their number, and the path of the paginated list. */
  byOffice: get('/admin/clients-by-office', admins).returnsMap<OfficeClients>(),
  /** The clients of `list` without a preparer. */
  unassigned: get('/admin/unassigned-clients', admins)
    .filteredBy<UnassignedClientsQuery>()
    .returnsList<AdminClientRow>(),
  /** What clients entered in the general intake, including free text; newest first. */
  preferences: get('/admin/clients/{clientId}/preferences', admins).returnsList<StoredPreferences>(),
  /** All or nothing. Conflict when the number of matching clients has changed or exceeds the limit of one call. */
  bulkAssignMatching: post('/admin/bulk-assign-matching', admins, { idempotent: true })
    .takes<BulkAssignMatching>()
    .returns<BulkAssigned>(),
};
