import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow, AdminClientsQuery, ClientWishes } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type {} from '@portal/domain/assignments/admin-clients.messages';
import type { DocumentQuery, DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type {} from '@portal/domain/documents/documents.messages';
import type { Translate } from '@portal/domain/i18n/message';
import type { AdminIntakeRow, AdminIntakesQuery } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import type {} from '@portal/domain/intake/admin-intakes.messages';
import type {} from '@portal/domain/intake/intake.messages';
import type {} from '@portal/domain/preferences/preferences.messages';
import { namedPreferences } from '@portal/domain/preferences/named-preferences';
import type { PageRequest } from '@portal/bff-platform/database/pagination';
import { DocumentsService } from '@portal/bff-documents/documents.service';
import type { ExportColumn } from './exports.service';
import { AdminIntakesService } from '@portal/bff-tax-forms/intakes/admin-intakes.service';
import { OfficeClientsService } from '../office-clients/office-clients.service';
import { anyList, type Lists } from './export-list-source';

/** Exports of clients, their intake forms and their documents. */
@Injectable()
export class ClientExports {
  readonly lists: Lists<'intakes' | 'clients' | 'documents'>;

  constructor(intakes: AdminIntakesService, clients: OfficeClientsService, documents: DocumentsService) {
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
      documents: anyList<DocumentRow>({
        endpoint: documentEndpoints.list,
        columns: documentColumns,
        page: (actor, request: DocumentQuery & PageRequest) => documents.list(actor, request),
      }),
    };
  }
}

const intakeColumns: readonly ExportColumn<AdminIntakeRow>[] = [
  { title: 'adminIntakes.columns.client', cell: ({ client }) => client.name },
  { title: 'adminIntakes.columns.email', cell: ({ client }) => client.email },
  { title: 'adminIntakes.detail.phone', cell: ({ client }) => client.phone },
  {
    title: 'adminIntakes.columns.preparer',
    cell: ({ preparer }, t) => preparer?.name ?? t('adminIntakes.noPreparer'),
  },
  { title: 'adminIntakes.columns.office', cell: ({ office_name }) => office_name },
  { title: 'adminIntakes.columns.income', cell: ({ total_income }) => total_income, amount: true },
  {
    title: 'adminIntakes.columns.status',
    cell: ({ form_data }, t) => t(`adminIntakes.statuses.${form_data.submitted ? 'submitted' : 'draft'}`),
  },
  {
    title: 'adminIntakes.detail.filingStatus',
    cell: ({ form_data: { filing_status } }, t) =>
      filing_status === null ? null : t(`intake.filingStatuses.${filing_status}`),
  },
  { title: 'adminIntakes.columns.deductions', cell: ({ has_deductions }) => has_deductions },
  { title: 'adminIntakes.detail.spouse', cell: ({ form_data }) => form_data.has_spouse },
  { title: 'adminIntakes.detail.children', cell: ({ form_data }) => form_data.children_count },
  { title: 'adminIntakes.detail.created', cell: ({ form_data }) => form_data.created_at },
  { title: 'adminIntakes.detail.updated', cell: ({ form_data }) => form_data.updated_at },
];

/** Columns for both screens that list clients: assignments, and clients by office. */
const clientColumns: readonly ExportColumn<AdminClientRow>[] = [
  { title: 'adminClients.columns.name', cell: fullName },
  { title: 'adminClients.columns.email', cell: ({ email }) => email },
  { title: 'adminClients.columns.phone', cell: ({ phone }) => phone },
  { title: 'adminClients.columns.since', cell: ({ created_at }) => created_at },
  { title: 'adminClients.columns.intake', cell: ({ has_intake_form }) => has_intake_form },
  { title: 'adminClients.columns.documents', cell: ({ documents_count }) => documents_count },
  { title: 'adminClients.columns.income', cell: ({ total_income }) => total_income, amount: true },
  {
    title: 'adminClients.columns.preparer',
    cell: ({ assigned_preparer }, t) => assigned_preparer?.name ?? t('adminClients.unassigned'),
  },
  { title: 'adminClients.columns.wishes', cell: ({ wishes }, t) => (wishes ? textOf(wishes, t) : null) },
];

const textOf = (wishes: ClientWishes, t: Translate): string =>
  [
    ...(wishes.urgent ? [t('preferences.urgent')] : []),
    ...namedPreferences(wishes).map((name) => t('preferences.wants', { name })),
  ].join('; ');

const documentColumns: readonly ExportColumn<DocumentRow>[] = [
  { title: 'documents.table.client', cell: ({ client_name = null }) => client_name },
  { title: 'documents.table.clientId', cell: ({ user_id }) => user_id },
  { title: 'documents.table.filename', cell: ({ filename }) => filename },
  { title: 'documents.table.scan', cell: ({ scan_state }, t) => scanNote(scan_state, t) },
  { title: 'documents.table.type', cell: ({ document_type }, t) => t(`documents.types.${document_type}`) },
  { title: 'documents.table.uploaded', cell: ({ uploaded_at }) => uploaded_at },
];

/** Returns null for a clean file, and for every file when no scanner is configured. */
const scanNote = (state: DocumentRow['scan_state'], t: Translate): string | null =>
  state === 'pending' || state === 'failed' || state === 'infected' ? t(`documents.scan.${state}`) : null;
