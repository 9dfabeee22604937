import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettingsError } from '@portal/server/settings';
import { DataSource } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import { derivedKey } from '@portal/bff-platform/config/secrets';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { DeploymentFactsRepository, fingerprintOf } from '@portal/bff-platform/deployment/deployment-facts.repository';
import { KeyRingError } from '@portal/bff-platform/encryption/key-ring';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { UsersRepository } from '../accounts/users.repository';
import { SessionsRepository } from '../sessions/sessions.repository';

/**
 * Checks that all servers of one database share the signing secret and the pepper keys; a server that differs refuses
 * to start.
 */
@Injectable()
export class SecretCheck implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly facts: DeploymentFactsRepository,
    private readonly peppers: PepperKeys,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws SettingsError, KeyRingError */
  async onModuleInit(): Promise<void> {
    await this.assertTokenSecret();
    await this.assertPeppers();
  }

  /** Makes the configured JWT_SECRET the shared secret, and ends every session signed with the old one. */
  async replaceTokenSecret(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.facts.replace(transaction, 'token_secret', this.tokenFingerprint());
      await this.sessions.endAll(transaction, 'secret_change');
      await this.audit.record({ action: 'secret.replace' }, transaction);
    });
  }

  private tokenFingerprint(): string {
    return fingerprintOf(derivedKey(this.env.JWT_SECRET, 'fingerprint'));
  }

  private async assertTokenSecret(): Promise<void> {
    const own = this.tokenFingerprint();
    if ((await this.facts.ensure('token_secret', own)) === own) return;
    throw new SettingsError('bff', [
      'JWT_SECRET differs from the one that the other servers of this database use. To switch all of them to it, run node dist/cli/secret-replace.js (npm run secret:replace) and restart them',
    ]);
  }

  private async assertPeppers(): Promise<void> {
    const { ring } = this.peppers;
    for (const id of ring.ids) await this.assertPepper(id, ring.key(id));
    for (const { pepper, hashes } of await this.users.countByPepper()) {
      const isThere = pepper === '' || ring.key(pepper) !== undefined;
      if (!isThere)
        throw new KeyRingError(`PEPPER_KEYS: key ${pepper}, which ${hashes} hashes were made with, is missing.`);
    }
  }

  private async assertPepper(id: string, key: Buffer | undefined): Promise<void> {
    if (!key) return;
    const own = fingerprintOf(key);
    if ((await this.facts.ensure(`pepper:${id}`, own)) === own) return;
    throw new KeyRingError(`PEPPER_KEYS: key ${id} is not the key that passwords were hashed with.`);
  }
}
