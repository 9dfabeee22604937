import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { api, buildEndpoint, type Tag } from '@portal/data-access/core';

/** Assignments and all data that depends on them: workloads, offices, revenue, contacts. */
const changes = { invalidates: ['Assignments', 'Overview', 'Preparers', 'Messages'] } as const;

/** Clients and their preparers. */
const people = ['Assignments', 'Clients', 'Preparers'] as const;

const shows = (...provides: readonly Tag[]) => ({ provides }) as const;

/** Endpoints for the office's daily work: forms, clients, assignments and history. */
const officeWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeIntakes: buildEndpoint(build, adminIntakeEndpoints.list, shows('Intake', 'Offices', ...people)),
    officeClients: buildEndpoint(build, adminClientEndpoints.list, shows('Intake', 'Documents', 'Leads', ...people)),
    unassignedClients: buildEndpoint(
      build,
      adminClientEndpoints.unassigned,
      shows('Intake', 'Documents', 'Leads', ...people),
    ),
    // Every read is audited, so fetch both only on request.
    adminClient: buildEndpoint(build, adminClientEndpoints.read, { provides: [] }),
    clientPreferences: buildEndpoint(build, adminClientEndpoints.preferences, { provides: [] }),
    assignmentHistory: buildEndpoint(build, assignmentEndpoints.history, shows('Assignments')),
    // Reading the audit log adds an entry to it, so fetch it only on request.
    auditLog: buildEndpoint(build, auditEndpoints.list, { provides: [] }),
    reassignClient: buildEndpoint(build, assignmentEndpoints.reassign, changes),
    bulkAssign: buildEndpoint(build, assignmentEndpoints.bulkAssign, changes),
    bulkAssignMatching: buildEndpoint(build, adminClientEndpoints.bulkAssignMatching, changes),
    undoableBulks: buildEndpoint(build, assignmentEndpoints.undoable, shows('Assignments')),
    undoBulk: buildEndpoint(build, assignmentEndpoints.undoBulk, changes),
  }),
});

export const {
  useOfficeIntakesQuery,
  useOfficeClientsQuery,
  useLazyOfficeClientsQuery,
  useUnassignedClientsQuery,
  useAdminClientQuery,
  useClientPreferencesQuery,
  useAssignmentHistoryQuery,
  useAuditLogQuery,
  useReassignClientMutation,
  useBulkAssignMutation,
  useBulkAssignMatchingMutation,
  useUndoableBulksQuery,
  useUndoBulkMutation,
} = officeWorkApi;
