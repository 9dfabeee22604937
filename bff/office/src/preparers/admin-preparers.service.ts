import { Injectable } from '@nestjs/common';
import { listLimits } from '@portal/domain/contract/limits';
import { message } from '@portal/domain/i18n/message';
import type {
  AdminPreparer,
  AdminPreparersQuery,
  OfficeOfPreparer,
  UpdatePreparer,
} from '@portal/domain/preparers/admin-preparers.dto';
import type {} from '@portal/domain/preparers/admin-preparers.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { VerificationLinkService } from '@portal/bff-access/auth/email-verification/verification-link.service';
import { StaffService } from '@portal/bff-access/auth/management/staff.service';
import { codeOf } from '@portal/bff-platform/database/error-code';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficesService } from '../offices/offices.service';
import { AdminPreparersRepository, type AdminPreparerRow, type ProfileChange } from './admin-preparers.repository';
import { presentAdminPreparer } from './preparer.presenter';

interface Change extends Partial<UpdatePreparer> {
  office_id?: string | null;
}

/** Manages preparers for admins; sign-in is managed by the auth module. */
@Injectable()
export class AdminPreparersService {
  constructor(
    private readonly database: DataSource,
    private readonly preparers: AdminPreparersRepository,
    private readonly offices: OfficesService,
    private readonly staff: StaffService,
    private readonly verificationLinks: VerificationLinkService,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  async list(query: AdminPreparersQuery & PageRequest): Promise<Page<AdminPreparer>> {
    return (await this.preparers.search(query, query)).map(presentAdminPreparer);
  }

  /** @throws ProblemError not_found */
  async read(id: string): Promise<AdminPreparer> {
    const preparer = await this.preparers.findById(id);
    if (!preparer) throw new ProblemError('not_found');
    return presentAdminPreparer(preparer);
  }

  /** Returns the preparers of these offices by last name, up to the list limit. */
  async listOfOffices(office_ids: readonly string[]): Promise<AdminPreparer[]> {
    return (await this.preparers.findOfOffices(office_ids, listLimits.most)).map(presentAdminPreparer);
  }

  /** @throws ProblemError not_found; stale_version with the current version; already_exists; invalid_input */
  update(actor: Actor, id: string, { version, ...change }: UpdatePreparer): Promise<AdminPreparer> {
    return this.change(actor, { id, version }, change);
  }

  /** Moves a preparer into an office, or out of any. @throws ProblemError not_found, invalid_input */
  assignToOffice(actor: Actor, { preparer_id, office_id }: OfficeOfPreparer): Promise<AdminPreparer> {
    return this.change(actor, { id: preparer_id }, { office_id: office_id || null });
  }

  /**
   * Locks the preparer's row like an assignment, so that concurrent deletions and assignments are serialized and no
   * client is left with a deleted preparer.
   * @throws ProblemError not_found, still_has_clients
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await this.preparers.lock(transaction, id))) throw new ProblemError('not_found');
      if (await this.preparers.hasClients(transaction, id))
        throw new ProblemError('still_has_clients', message('adminPreparers.stillHasClients'));
      await this.staff.close(transaction, actor, id, 'preparer.delete');
    });
  }

  private async change(
    actor: Actor,
    { id, version }: { id: string; version?: number | undefined },
    change: Change,
  ): Promise<AdminPreparer> {
    if (change.office_id) await this.assertOffice(change.office_id);
    return this.database.transaction(async (transaction) => {
      const before = await this.preparers.lock(transaction, id);
      if (!before) throw new ProblemError('not_found');
      if (version !== undefined && version !== before.version) throw stale(before.version);
      await this.preparers.changeProfile(transaction, id, profileIn(change));
      if (change.email !== undefined) await this.changeAccount(transaction, before, change);
      const fields = changedFields(before, change);
      const { office_id } = change;
      const place = office_id && fields.includes('office_id') ? { office_id } : {};
      const details = { fields: fields.join(','), ...place };
      const entry: AuditEntry = { action: 'preparer.update', actor, object_type: 'user', object_id: id, details };
      await this.audit.record(entry, transaction);
      const after = await this.preparers.findById(id, transaction);
      if (!after) throw new ProblemError('not_found');
      return presentAdminPreparer(after);
    });
  }

  private async changeAccount(transaction: EntityManager, before: AdminPreparerRow, change: Change): Promise<void> {
    const { first_name = before.first_name, last_name = before.last_name } = change;
    const { phone = before.phone } = change;
    const email = (change.email ?? before.email).toLowerCase();
    try {
      await this.preparers.changeAccount(transaction, before.id, { first_name, last_name, email, phone });
    } catch (error) {
      throw codeOf(error) === '23505' ? emailTaken() : error;
    }
    if (email === before.email) return;
    const facts = { at: new Date().toISOString() };
    await this.mails.queue(transaction, { kind: 'email_changed', cause: uuidv7(), to: before, facts });
    await this.verificationLinks.send(transaction, { ...before, email });
  }

  private async assertOffice(id: string): Promise<void> {
    if (await this.offices.exists(id)) return;
    const detail = message('adminPreparers.noSuchOffice');
    throw new ProblemError('invalid_input', undefined, { errors: [{ field: 'office_id', detail }] });
  }
}

export function profileIn({ office_location, bio, bio_es, languages, specialties, office_id }: Change): ProfileChange {
  const profile = {
    office_location,
    bio,
    bio_es,
    office_id,
    languages: languages === undefined ? undefined : namedOnce(languages),
    specialties: specialties === undefined ? undefined : namedOnce(specialties),
  };
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}

/** Removes blank and duplicate specialties; null means none. */
const namedOnce = (texts: readonly string[] | string | null): string[] =>
  Array.isArray(texts) ? [...new Set((texts as string[]).filter((text) => text !== ''))] : [];

/** Returns only field names, because the audit log is kept longer than the values. */
const changedFields = (before: AdminPreparerRow, change: Change): string[] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && String(value) !== String(before[field as keyof Change] ?? null))
    .map(([field]) => field);

const stale = (version: number) =>
  new ProblemError('stale_version', message('adminPreparers.changedMeanwhile'), { version });

const emailTaken = () => {
  const detail = message('adminPreparers.emailTaken');
  return new ProblemError('already_exists', detail, { errors: [{ field: 'email', detail }] });
};
