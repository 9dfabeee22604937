import { admins } from '../contract/access-policy';
import { get, post } from '../contract/endpoint';
import type {
  AdminClient,
  AdminClientRow,
  AdminClientsQuery,
  BulkAssignMatching,
  OfficeClients,
  UnassignedClientsQuery,
} from './admin-clients.dto';
import type { StoredPreferences } from '../preferences/preferences.dto';
import type { BulkAssigned } from './assignments.dto';

export const adminClientEndpoints = {
  /** Lists all clients, sorted by last name by default. */
  list: get('/admin/clients', admins, { seasonal: true }).filteredBy<AdminClientsQuery>().returnsList<AdminClientRow>(),
  /** Returns a client's contact details, preparer and progress; the access is recorded in the audit log. */
  read: get('/admin/clients/{clientId}', admins, { seasonal: true }).returns<AdminClient>(),
  /** Returns, by office name, the newest clients, the number of clients, and the path of the paginated list. */
  byOffice: get('/admin/clients-by-office', admins, { seasonal: true }).returnsMap<OfficeClients>(),
  /** Lists clients without a preparer. */
  unassigned: get('/admin/unassigned-clients', admins, { seasonal: true })
    .filteredBy<UnassignedClientsQuery>()
    .returnsList<AdminClientRow>(),
  /** Lists what the client entered in the general intake, including free text, newest first. */
  preferences: get('/admin/clients/{clientId}/preferences', admins).returnsList<StoredPreferences>(),
  /**
   * Assigns all matching clients or none. Returns 409 if their number has changed or exceeds the limit of one request.
   */
  bulkAssignMatching: post('/admin/bulk-assign-matching', admins, { idempotent: true })
    .takes<BulkAssignMatching>()
    .returns<BulkAssigned>(),
};
