import { Injectable } from '@nestjs/common';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { preferencesLimits } from '@portal/domain/preferences/preferences.limits';
import { DataSource } from 'typeorm';
import { anyClientId, type ReadableClientId } from '../../access/client-access';
import { AuditService } from '../../platform/audit/audit.service';
import { Encryption } from '../../platform/encryption/encryption';
import type { Actor } from '../../platform/request/actor';
import { ClientPreferenceEntity } from './client-preference.entity';
import { decryptWords } from './preferences.cipher';

/** What clients said in the general intake, for whoever looks after them. */
@Injectable()
export class ClientPreferencesService {
  constructor(
    private readonly database: DataSource,
    private readonly encryption: Encryption,
    private readonly audit: AuditService,
  ) {}

  /** The newest first, no more than are shown. */
  async newestOf(client: ReadableClientId): Promise<StoredPreferences[]> {
    const rows = await this.database.manager.find(ClientPreferenceEntity, {
      where: { user_id: client },
      order: { created_at: 'DESC', id: 'DESC' },
      take: preferencesLimits.shown,
    });
    if (rows.length === 0) return [];
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
   * For an admin. What cannot be recorded is not shown.
   * @throws ProblemError not_found for an id that is no client's
   */
  async readForOffice(actor: Actor, clientId: string): Promise<StoredPreferences[]> {
    const client = await anyClientId(this.database.manager, actor, clientId);
    await this.audit.record({ action: 'client.preferences', actor, object_type: 'client', object_id: client });
    return this.newestOf(client);
  }
}
