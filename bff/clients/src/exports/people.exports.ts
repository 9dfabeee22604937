import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { OfficeClients } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type {} from '@portal/domain/assignments/admin-clients.messages';
import type { AdminOffice, AdminOfficesQuery } from '@portal/domain/offices/admin-offices.dto';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import type {} from '@portal/domain/offices/admin-offices.messages';
import type { Lead, LeadsQuery } from '@portal/domain/preferences/leads.dto';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import type {} from '@portal/domain/preferences/leads.messages';
import type {} from '@portal/domain/preferences/preferences.messages';
import { namedPreferences } from '@portal/domain/preferences/named-preferences';
import type { AdminPreparer, AdminPreparersQuery } from '@portal/domain/preparers/admin-preparers.dto';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import type {} from '@portal/domain/preparers/admin-preparers.messages';
import { workloadOf } from '@portal/domain/preparers/workload';
import type { PageRequest } from '@portal/bff-platform/database/pagination';
import type { ExportColumn } from './exports.service';
import { OfficesService } from '@portal/bff-office/offices/offices.service';
import { LeadsService } from '@portal/bff-office/preferences/leads.service';
import { AdminPreparersService } from '@portal/bff-office/preparers/admin-preparers.service';
import { ClientsByOfficeFacade } from '../office-clients/clients-by-office.facade';
import { anyList, singlePage, type Lists } from './export-list-source';

/** Exports of preparers, offices, clients by office, and leads. */
@Injectable()
export class PeopleExports {
  readonly lists: Lists<'preparers' | 'offices' | 'clients-by-office' | 'leads'>;

  constructor(
    preparers: AdminPreparersService,
    offices: OfficesService,
    clientsByOffice: ClientsByOfficeFacade,
    leads: LeadsService,
  ) {
    this.lists = {
      preparers: anyList<AdminPreparer>({
        endpoint: listAdminPreparers,
        columns: preparerColumns,
        page: (_actor, request: AdminPreparersQuery & PageRequest) => preparers.list(request),
      }),
      offices: anyList<AdminOffice>({
        endpoint: adminOfficeEndpoints.list,
        columns: officeColumns,
        page: (_actor, request: AdminOfficesQuery & PageRequest) => offices.listCounted(request),
      }),
      'clients-by-office': anyList<OfficeClients>({
        endpoint: adminClientEndpoints.byOffice,
        columns: clientsByOfficeColumns,
        page: async (actor) => singlePage(Object.values(await clientsByOffice.read(actor))),
      }),
      leads: anyList<Lead>({
        endpoint: leadEndpoints.list,
        columns: leadColumns,
        page: (_actor, request: LeadsQuery & PageRequest) => leads.list(request),
      }),
    };
  }
}

const preparerColumns: readonly ExportColumn<AdminPreparer>[] = [
  { title: 'adminPreparers.columns.name', cell: fullName },
  { title: 'adminPreparers.columns.code', cell: ({ preparer_code }) => preparer_code },
  { title: 'adminPreparers.columns.title', cell: ({ title }) => title },
  {
    title: 'adminPreparers.columns.office',
    cell: ({ office_name }, t) => office_name ?? t('adminPreparers.noOffice'),
  },
  { title: 'adminPreparers.columns.email', cell: ({ email }) => email },
  { title: 'adminPreparers.columns.phone', cell: ({ phone }) => phone },
  {
    title: 'adminPreparers.columns.specialties',
    cell: ({ specialties }, t) => specialties.join(', ') || t('adminPreparers.noSpecialties'),
  },
  { title: 'adminPreparers.notSignedIn', cell: ({ must_change_password }) => must_change_password },
  { title: 'adminPreparers.columns.clients', cell: ({ clients_count }) => clients_count },
  {
    title: 'adminPreparers.columns.workload',
    cell: ({ clients_count }, t) => t(`adminPreparers.workload.${workloadOf(clients_count).level}`),
  },
];

const officeColumns: readonly ExportColumn<AdminOffice>[] = [
  { title: 'adminOffices.columns.name', cell: ({ name }) => name },
  { title: 'adminOffices.fields.address', cell: ({ address }) => address },
  { title: 'adminOffices.fields.city', cell: ({ city }) => city },
  { title: 'adminOffices.fields.state', cell: ({ state }) => state },
  { title: 'adminOffices.fields.zip_code', cell: ({ zip_code }) => zip_code },
  { title: 'adminOffices.fields.email', cell: ({ email }) => email },
  { title: 'adminOffices.fields.phone', cell: ({ phone }) => phone },
  { title: 'adminOffices.columns.preparers', cell: ({ preparers_count }) => preparers_count },
  { title: 'adminOffices.columns.clients', cell: ({ clients_count }) => clients_count },
];

const clientsByOfficeColumns: readonly ExportColumn<OfficeClients>[] = [
  { title: 'adminClients.officeColumns.office', cell: ({ office }) => office.name },
  { title: 'adminClients.officeColumns.city', cell: ({ office }) => office.city },
  { title: 'adminClients.officeColumns.clients', cell: ({ clients_count }) => clients_count },
  { title: 'adminClients.officeColumns.income', cell: ({ total_income }) => total_income, amount: true },
];

const leadColumns: readonly ExportColumn<Lead>[] = [
  { title: 'leads.columns.who', cell: (lead, t) => fullName(lead) || t('leads.unnamed') },
  { title: 'preferences.urgent', cell: ({ urgent }) => urgent },
  { title: 'leads.hasAccount', cell: ({ client_id }) => client_id !== null },
  { title: 'leads.columns.when', cell: ({ created_at }) => created_at },
  { title: 'adminClients.columns.email', cell: ({ email }) => email },
  { title: 'adminClients.columns.phone', cell: ({ phone }) => phone },
  {
    title: 'leads.columns.wishes',
    cell: (lead, t) =>
      [
        ...namedPreferences(lead).map((name) => t('preferences.wants', { name })),
        lead.special_circumstances,
        lead.questions,
      ]
        .filter(Boolean)
        .join('\n'),
  },
  { title: 'leads.columns.preparer', cell: ({ preparer_name }, t) => preparer_name ?? t('leads.statuses.open') },
];
