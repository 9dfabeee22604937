import { Injectable } from '@nestjs/common';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { asPerson } from '@portal/bff-platform/request/acting';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Account } from '../accounts/users.repository';
import { recoveryCodeHash } from './recovery-codes';
import { SecondFactorsRepository } from './second-factors.repository';
import { isTotpCode, normalizeCode, stepOfCode } from './totp';

/** The second factor of an account as read before a transaction begins. */
export interface LoadedSecondFactor {
  enabled: boolean;
  /**
   * Accepts a code exactly once; without a second factor, anything. The caller holds the account's lock.
   * @returns false if the code is wrong or already used, or the second factor has changed meanwhile
   */
  accept(transaction: EntityManager, code: string): Promise<boolean>;
}

/** The column and row that an encrypted secret is bound to. */
export const secretContext = (row: string, column: 'totp_secret' | 'totp_pending_secret' = 'totp_secret') => ({
  table: 'users',
  column,
  row,
});

/** Checks codes of authenticator apps and recovery codes. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly encryption: Encryption,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Decrypts before a transaction begins, because data keys use a connection of their own. */
  async load(user: Account): Promise<LoadedSecondFactor> {
    const row = await this.factors.find(user.id);
    if (!row?.enabled) return { enabled: false, accept: (transaction) => this.isStillWithout(transaction, user.id) };
    // Whoever signs in is not the caller yet.
    const key = await asPerson(user, () => this.encryption.recoveryCodeKeyFor(user.id));
    const acceptStep = await asPerson(user, () => this.appOf(user, row.totp_enabled_at && row.totp_secret, row.now));
    return {
      enabled: true,
      accept: (transaction, typed) => {
        const code = normalizeCode(typed);
        return isTotpCode(code)
          ? acceptStep(transaction, code)
          : this.acceptRecoveryCode(transaction, user, recoveryCodeHash(key, code));
      },
    };
  }

  /** Returns what accepts the codes of an authenticator app; without an app, it accepts none. */
  private async appOf(user: Account, encrypted: Buffer | null, now: number): Promise<LoadedSecondFactor['accept']> {
    if (!encrypted) return () => Promise.resolve(false);
    const secret = (await this.encryption.forOwner(user.id)).decrypt(secretContext(user.id), encrypted);
    return async (transaction, code) => {
      const step = stepOfCode(secret, code, now);
      return step !== undefined && this.factors.acceptStep(transaction, user.id, encrypted, step);
    };
  }

  /** A second factor that was set up since the account was read must not be skipped. */
  private async isStillWithout(transaction: EntityManager, user_id: string): Promise<boolean> {
    return (await this.factors.find(user_id, transaction))?.enabled === false;
  }

  private async acceptRecoveryCode(transaction: EntityManager, user: Account, code_hash: Buffer): Promise<boolean> {
    if (!(await this.factors.useRecoveryCode(transaction, user.id, code_hash))) return false;
    const facts = { at: new Date().toISOString() };
    await this.mails.queue(transaction, { kind: 'recovery_code_used', cause: uuidv7(), to: user, facts });
    const entry = { action: 'second_factor.use_recovery_code', object_type: 'user', object_id: user.id } as const;
    await this.audit.record({ ...entry, actor: user }, transaction);
    return true;
  }
}
