import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow, AdminClientsQuery } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type { AssignmentHistoryQuery, AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import type {} from '@portal/domain/assignments/assignment-history.messages';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import type { AuditQuery, AuditRow } from '@portal/domain/audit/audit.dto';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import type {} from '@portal/domain/audit/audit.messages';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import type { AdminIntakeRow, AdminIntakesQuery } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import type {} from '@portal/domain/intake/admin-intakes.messages';
import type { Page, PageRequest } from '../../database/pagination';
import { AssignmentHistoryService } from '../../modules/assignments/assignment-history.service';
import { AuditLogService } from '../../modules/audit-log/audit-log.service';
import type { ExportColumn } from '../../modules/exports/exports.service';
import { AdminIntakesService } from '../../modules/intakes/admin-intakes.service';
import { OfficeClientsService } from '../../modules/office-clients/office-clients.service';
import type { Actor } from '../../platform/request/actor';

interface ListSource<Row> {
  /** Its query says what the list may be narrowed by. */
  endpoint: AnyEndpoint;
  columns: readonly ExportColumn<Row>[];
  page: (actor: Actor, request: object & PageRequest) => Promise<Page<Row>>;
}

/** One list, whatever its rows are. */
type AnyList = <Result>(use: <Row>(source: ListSource<Row>) => Result) => Result;

const anyList =
  <Row>(source: ListSource<Row>): AnyList =>
  (use) =>
    use(source);

/** The lists that can be saved as a file, with the columns of their screens. */
@Injectable()
export class ExportLists {
  private readonly lists: Readonly<Record<ExportList, AnyList>>;

  constructor(
    intakes: AdminIntakesService,
    clients: OfficeClientsService,
    history: AssignmentHistoryService,
    audit: AuditLogService,
  ) {
    this.lists = {
      intakes: anyList<AdminIntakeRow>({
        endpoint: adminIntakeEndpoints.list,
        columns: intakeColumns,
        page: (actor, request: AdminIntakesQuery & PageRequest) => intakes.list(actor, request),
      }),
      clients: anyList<AdminClientRow>({
        endpoint: adminClientEndpoints.list,
        columns: clientColumns,
        page: (actor, request: AdminClientsQuery & PageRequest) => clients.list(actor, request),
      }),
      history: anyList<AssignmentHistoryRow>({
        endpoint: assignmentEndpoints.history,
        columns: historyColumns,
        page: (actor, request: AssignmentHistoryQuery & PageRequest) => history.list(actor, request),
      }),
      audit: anyList<AuditRow>({
        endpoint: auditEndpoints.list,
        columns: auditColumns,
        page: (_actor, request: AuditQuery & PageRequest) => audit.list(request),
      }),
    };
  }

  /** undefined: there is no such list. */
  find(name: string): AnyList | undefined {
    return Object.hasOwn(this.lists, name) ? this.lists[name as ExportList] : undefined;
  }
}

const intakeColumns: readonly ExportColumn<AdminIntakeRow>[] = [
  { title: 'adminIntakes.columns.client', cell: ({ client }) => client.name },
  { title: 'adminIntakes.columns.email', cell: ({ client }) => client.email },
  { title: 'adminIntakes.detail.phone', cell: ({ client }) => client.phone },
  { title: 'adminIntakes.columns.preparer', cell: ({ preparer }) => preparer?.name ?? null },
  { title: 'adminIntakes.columns.office', cell: ({ office_name }) => office_name },
  { title: 'adminIntakes.columns.income', cell: ({ total_income }) => total_income, amount: true },
  { title: 'adminIntakes.columns.deductions', cell: ({ has_deductions }) => has_deductions },
  { title: 'adminIntakes.statuses.submitted', cell: ({ form_data }) => form_data.submitted },
  { title: 'adminIntakes.detail.spouse', cell: ({ form_data }) => form_data.has_spouse },
  { title: 'adminIntakes.detail.children', cell: ({ form_data }) => form_data.children_count },
  { title: 'adminIntakes.detail.created', cell: ({ form_data }) => form_data.created_at },
  { title: 'adminIntakes.detail.updated', cell: ({ form_data }) => form_data.updated_at },
];

const clientColumns: readonly ExportColumn<AdminClientRow>[] = [
  { title: 'adminClients.columns.name', cell: fullName },
  { title: 'adminClients.columns.email', cell: ({ email }) => email },
  { title: 'adminClients.columns.phone', cell: ({ phone }) => phone },
  { title: 'adminClients.columns.since', cell: ({ created_at }) => created_at },
  { title: 'adminClients.columns.intake', cell: ({ has_intake_form }) => has_intake_form },
  { title: 'adminClients.columns.documents', cell: ({ documents_count }) => documents_count },
  { title: 'adminIntakes.columns.income', cell: ({ total_income }) => total_income, amount: true },
  { title: 'adminClients.columns.preparer', cell: ({ assigned_preparer }) => assigned_preparer?.name ?? null },
];

const historyColumns: readonly ExportColumn<AssignmentHistoryRow>[] = [
  { title: 'assignmentHistory.columns.when', cell: ({ reassigned_at }) => reassigned_at },
  { title: 'assignmentHistory.columns.client', cell: ({ client_name }) => client_name },
  { title: 'assignmentHistory.columns.from', cell: ({ from_preparer_name }) => from_preparer_name },
  { title: 'assignmentHistory.columns.to', cell: ({ to_preparer_name }) => to_preparer_name },
  { title: 'assignmentHistory.columns.reason', cell: ({ reason }) => reason },
  { title: 'assignmentHistory.columns.via', cell: ({ via }) => via },
  { title: 'assignmentHistory.columns.by', cell: ({ reassigned_by_name }) => reassigned_by_name },
];

const auditColumns: readonly ExportColumn<AuditRow>[] = [
  { title: 'exports.id', cell: ({ id }) => id },
  { title: 'audit.columns.at', cell: ({ at }) => at },
  { title: 'audit.columns.actor', cell: ({ actor_name, actor_id }) => actor_name ?? actor_id },
  { title: 'audit.columns.action', cell: ({ action }) => action },
  { title: 'audit.columns.outcome', cell: ({ outcome }) => outcome },
  { title: 'audit.columns.object', cell: ({ object_name }) => object_name },
  {
    title: 'audit.columns.objectId',
    cell: ({ object_type, object_id }) => `${object_type ?? ''} ${object_id ?? ''}`.trim(),
  },
  { title: 'audit.columns.details', cell: ({ details }) => details },
  { title: 'audit.columns.address', cell: ({ address }) => address },
  { title: 'audit.columns.request', cell: ({ request_id }) => request_id },
];
