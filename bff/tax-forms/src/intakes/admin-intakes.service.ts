import { Injectable } from '@nestjs/common';
import type { AdminIntakeRow, AdminIntakesQuery } from '@portal/domain/intake/admin-intakes.dto';
import type { SharedSsn } from '@portal/domain/intake/shared-ssns.dto';
import { ReadableClients } from '@portal/bff-access/client-access';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AdminIntakesRepository, type AdminIntake } from './admin-intakes.repository';
import { SharedSsnsRepository } from './shared-ssns.repository';

/** All clients' intake forms, for admins. */
@Injectable()
export class AdminIntakesService {
  constructor(
    private readonly forms: AdminIntakesRepository,
    private readonly clientSearch: ClientSearch,
    private readonly ssns: SharedSsnsRepository,
  ) {}

  async list(actor: Actor, request: AdminIntakesQuery & PageRequest): Promise<Page<AdminIntakeRow>> {
    const found = request.search?.trim() ? await this.clientSearch.find(request.search) : undefined;
    return (await this.forms.list(ReadableClients.of(actor), request, found)).map(presentAdminIntake);
  }

  /** Lists SSNs that several open accounts entered as their own. */
  sharedSsns(request: PageRequest): Promise<Page<SharedSsn>> {
    return this.ssns.list(request);
  }
}

/** Lists each field explicitly, so that no other field of a form is exposed. */
const presentAdminIntake = (row: AdminIntake): AdminIntakeRow => ({
  form_id: row.form_id ?? '',
  client: {
    id: row.user_id,
    name: row.client_name ?? '',
    email: row.client_email ?? '',
    phone: row.client_phone,
  },
  preparer: row.preparer_id === null ? null : { id: row.preparer_id, name: row.preparer_name ?? '' },
  office_name: row.office_name,
  total_income: row.total_income ?? 0,
  has_deductions: row.has_deductions,
  form_data: {
    filing_status: row.filing_status,
    submitted: row.submitted,
    has_spouse: row.has_spouse,
    has_children: row.has_children,
    children_count: row.num_children,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  },
});
