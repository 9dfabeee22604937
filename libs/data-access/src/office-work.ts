import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { api, buildEndpoint, buildListEndpoint } from '@portal/data-access/core';

/** Who prepares whose return, and whatever counts by it: workloads, offices, revenue, who may be written to. */
const changes = { invalidates: ['Assignments', 'Overview', 'Preparers', 'Messages'] } as const;

/** The daily work of the office: forms, clients, assignments and what has happened. */
const officeWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeIntakes: buildListEndpoint(build, adminIntakeEndpoints.list, { provides: ['Intake', 'Assignments'] }),
    officeClients: buildListEndpoint(build, adminClientEndpoints.list, { provides: ['Assignments'] }),
    unassignedClients: buildListEndpoint(build, adminClientEndpoints.unassigned, { provides: ['Assignments'] }),
    assignmentHistory: buildListEndpoint(build, assignmentEndpoints.history, { provides: ['Assignments'] }),
    auditLog: buildListEndpoint(build, auditEndpoints.list, { provides: [] }),
    preparerChoices: buildListEndpoint(build, adminPreparerEndpoints.list, { provides: ['Preparers'] }),
    officeChoices: buildListEndpoint(build, adminOfficeEndpoints.list, { provides: ['Offices'] }),
    reassignClient: buildEndpoint(build, assignmentEndpoints.reassign, changes),
    bulkAssign: buildEndpoint(build, assignmentEndpoints.bulkAssign, changes),
    bulkAssignMatching: buildEndpoint(build, adminClientEndpoints.bulkAssignMatching, changes),
  }),
});

export const {
  useOfficeIntakesQuery,
  useOfficeClientsQuery,
  useLazyOfficeClientsQuery,
  useUnassignedClientsQuery,
  useAssignmentHistoryQuery,
  useAuditLogQuery,
  usePreparerChoicesQuery,
  useOfficeChoicesQuery,
  useReassignClientMutation,
  useBulkAssignMutation,
  useBulkAssignMatchingMutation,
} = officeWorkApi;
