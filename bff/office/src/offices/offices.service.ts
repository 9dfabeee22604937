import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { message } from '@portal/domain/i18n/message';
import type {
  AdminOffice,
  AdminOfficesQuery,
  OfficeBody,
  UpdateOffice,
} from '@portal/domain/offices/admin-offices.dto';
import type {} from '@portal/domain/offices/admin-offices.messages';
import type { OfficeRow, OfficeSearch } from '@portal/domain/offices/offices.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { codeOf } from '@portal/bff-platform/database/error-code';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { officeSlug } from './office-slug';
import { presentAdminOffice, presentOffice } from './office.presenter';
import { OfficesRepository } from './offices.repository';

@Injectable()
export class OfficesService {
  constructor(
    private readonly database: DataSource,
    private readonly offices: OfficesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Returns the offices that match a search, or all of them, by name. */
  async list(query: OfficeSearch & PageRequest): Promise<Page<OfficeRow>> {
    return (await this.offices.list(query, query)).map(presentOffice);
  }

  /** @throws ProblemError not_found */
  async read(id: string): Promise<OfficeRow> {
    const office = await this.offices.findById(id);
    if (!office) throw new ProblemError('not_found');
    return presentOffice(office);
  }

  exists(id: string): Promise<boolean> {
    return this.offices.exists(id);
  }

  /** Sorted by name by default; includes the numbers of preparers and clients. */
  async listCounted(query: AdminOfficesQuery & PageRequest): Promise<Page<AdminOffice>> {
    return (await this.offices.search(query, query)).map(presentAdminOffice);
  }

  /** @throws ProblemError not_found */
  async readCounted(id: string): Promise<AdminOffice> {
    const office = await this.offices.findCounted(id);
    if (!office) throw new ProblemError('not_found');
    return presentAdminOffice(office);
  }

  /** @throws ProblemError already_exists if another office has the name */
  create(actor: Actor, office: OfficeBody): Promise<AdminOffice> {
    return this.write(async (transaction) => {
      const id = officeSlug(office.name, await this.offices.findIdsLike(transaction, officeSlug(office.name)));
      await this.offices.insert(transaction, { ...office, id });
      await this.record(transaction, actor, 'office.create', id);
      return id;
    });
  }

  /** @throws ProblemError not_found; stale_version with the current version; already_exists */
  update(actor: Actor, id: string, { version, ...office }: UpdateOffice): Promise<AdminOffice> {
    return this.write(async (transaction) => {
      const current = await this.offices.lockVersion(transaction, id);
      if (current === undefined) throw new ProblemError('not_found');
      if (version !== undefined && version !== current)
        throw new ProblemError('stale_version', message('adminOffices.changedMeanwhile'), { version: current });
      await this.offices.update(transaction, id, office);
      await this.record(transaction, actor, 'office.update', id);
      return id;
    });
  }

  /** Runs a change in a transaction and returns the resulting office. */
  private async write(change: (transaction: EntityManager) => Promise<string>): Promise<AdminOffice> {
    return this.database.transaction(async (transaction) => {
      const id = await change(transaction).catch(asNameTaken);
      const office = await this.offices.findCounted(id, transaction);
      if (!office) throw new ProblemError('not_found');
      return presentAdminOffice(office);
    });
  }

  private record(transaction: EntityManager, actor: Actor, action: AuditAction, object_id: string): Promise<void> {
    return this.audit.record({ action, actor, object_type: 'office', object_id }, transaction);
  }
}

/** The unique index catches two offices created concurrently with the same name. */
function asNameTaken(error: unknown): never {
  if (codeOf(error) !== '23505') throw error;
  const detail = message('adminOffices.nameTaken');
  throw new ProblemError('already_exists', detail, { errors: [{ field: 'name', detail }] });
}
