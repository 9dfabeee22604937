import { Injectable } from '@nestjs/common';
import type { AssignmentHistoryQuery, AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import type {} from '@portal/domain/assignments/assignment-history.messages';
import { reasonText } from '@portal/domain/assignments/assignment-reason';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { deedOf, factsOf, subjectOf } from '@portal/domain/audit/audit-words';
import type { AuditQuery, AuditRow } from '@portal/domain/audit/audit.dto';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import type {} from '@portal/domain/audit/audit.messages';
import type { PageRequest } from '@portal/bff-platform/database/pagination';
import { AssignmentHistoryService } from '@portal/bff-office/assignments/assignment-history.service';
import { AuditLogService } from '@portal/bff-office/audit-log/audit-log.service';
import type { ExportColumn } from './exports.service';
import { anyList, type Lists } from './export-list-source';

/** Exports of the assignment history and the audit log. */
@Injectable()
export class RecordExports {
  readonly lists: Lists<'history' | 'audit'>;

  constructor(history: AssignmentHistoryService, audit: AuditLogService) {
    this.lists = {
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
}

const historyColumns: readonly ExportColumn<AssignmentHistoryRow>[] = [
  { title: 'assignmentHistory.columns.when', cell: ({ reassigned_at }) => reassigned_at },
  { title: 'assignmentHistory.columns.client', cell: ({ client_name }) => client_name },
  {
    title: 'assignmentHistory.columns.from',
    cell: ({ from_preparer_name }, t) => from_preparer_name ?? t('assignmentHistory.nobody'),
  },
  {
    title: 'assignmentHistory.columns.to',
    cell: ({ to_preparer_name }, t) => to_preparer_name ?? t('assignmentHistory.nobody'),
  },
  {
    title: 'assignmentHistory.columns.reason',
    cell: ({ reason }, t) => reasonText(t, reason),
  },
  { title: 'assignmentHistory.columns.via', cell: ({ via }, t) => t(`assignmentHistory.ways.${via}`) },
  { title: 'assignmentHistory.columns.by', cell: ({ reassigned_by_name }) => reassigned_by_name },
];

/** Also exports the log's ids and raw names, which the screen shows as secondary text or on hover. */
const auditColumns: readonly ExportColumn<AuditRow>[] = [
  { title: 'exports.id', cell: ({ id }) => id },
  { title: 'audit.columns.at', cell: ({ at }) => at },
  { title: 'audit.columns.actor', cell: ({ actor_name }, t) => actor_name ?? t('audit.nobody') },
  { title: 'audit.columns.action', cell: (row, t) => deedOf(t, row) ?? row.action },
  { title: 'audit.columns.code', cell: ({ action }) => action },
  { title: 'audit.columns.outcome', cell: ({ outcome }, t) => t(`audit.outcomes.${outcome}`) },
  { title: 'audit.columns.object', cell: (row, t) => subjectOf(t, row) },
  {
    title: 'audit.columns.objectId',
    cell: ({ object_type, object_id }) => `${object_type ?? ''} ${object_id ?? ''}`.trim(),
  },
  { title: 'audit.columns.details', cell: (row, t) => factsOf(t, row) },
  { title: 'audit.columns.stored', cell: ({ details }) => details },
  { title: 'audit.columns.address', cell: ({ address }) => address },
  { title: 'audit.columns.request', cell: ({ request_id }) => request_id },
];
