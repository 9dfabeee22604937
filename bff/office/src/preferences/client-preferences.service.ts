import { Injectable } from '@nestjs/common';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { DataSource } from 'typeorm';
import { anyClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { Page, paginate, type Order, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ClientPreferenceEntity } from './client-preference.entity';
import { decryptWords } from './preferences.cipher';

const columns = [
  'id',
  'preferred_preparer',
  'preferred_office',
  'urgent',
  'special_circumstances',
  'questions',
  'submitted_via',
  'created_at',
] as const;

const newestFirst: Order = {
  entity: ClientPreferenceEntity,
  alias: 'preference',
  by: ['created_at'],
  direction: 'DESC',
};

/** Reads clients' general intake preferences, for their preparer and for admins. */
@Injectable()
export class ClientPreferencesService {
  constructor(
    private readonly database: DataSource,
    private readonly encryption: Encryption,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list(client: ReadableClientId, request: PageRequest): Promise<Page<StoredPreferences>> {
    const stored = PlainQuery.from(this.database.manager, ClientPreferenceEntity, 'preference', columns).where(
      'preference.user_id = :client',
      { client },
    );
    const rows = await paginate(stored, newestFirst, request);
    if (rows.items.length === 0) return new Page([], rows.total);
    const cipher = await this.encryption.forOwner(client);
    return rows.map((row) => ({
      id: row.id,
      preferred_preparer: row.preferred_preparer,
      preferred_office: row.preferred_office,
      urgent: row.urgent,
      ...decryptWords(cipher, row),
      submitted_via: row.submitted_via,
      created_at: row.created_at.toISOString(),
    }));
  }

  /**
   * Audits the admin's access, and returns nothing if auditing fails.
   * @throws ProblemError not_found for an id that is not a client's
   */
  async readForOffice(actor: Actor, clientId: string, request: PageRequest): Promise<Page<StoredPreferences>> {
    const client = await anyClientId(this.database.manager, actor, clientId);
    await this.audit.record({ action: 'client.preferences', actor, object_type: 'client', object_id: client });
    return this.list(client, request);
  }
}
