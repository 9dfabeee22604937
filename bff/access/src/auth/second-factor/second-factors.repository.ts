import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { databaseTime } from '@portal/bff-platform/database/database-clock';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { AccountGate, hasSecondFactor } from '../accounts/account-gate';
import { RecoveryCodeEntity, UserEntity } from '../accounts/user.entity';

const touched = { updated_at: () => 'now()' };

/** The authenticator apps of accounts, and their recovery codes. Secrets are encrypted by the caller. */
@Injectable()
export class SecondFactorsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
  ) {}

  find(user_id: string, manager = this.database.manager) {
    const columns = ['id', 'totp_secret', 'totp_pending_secret', 'totp_enabled_at'] as const;
    return PlainQuery.from(manager, UserEntity, 'account', columns)
      .flag('enabled', hasSecondFactor('account'))
      .flag('password_too_short', this.gate.hasTooShortPasswordSql('account'))
      .number('now', databaseTime)
      .where('account.id = :user_id AND account.deleted_at IS NULL', { user_id })
      .getOne();
  }

  async storePending(user_id: string, totp_pending_secret: Buffer): Promise<void> {
    await this.database.manager.update(UserEntity, { id: user_id }, { totp_pending_secret, ...touched });
  }

  /** @returns true for exactly one of several concurrent calls, and false if the pending secret was replaced */
  async confirmPending(
    transaction: EntityManager,
    user_id: string,
    { pending, secret, step }: { pending: Buffer; secret: Buffer; step: number },
  ): Promise<boolean> {
    const confirmed = { totp_secret: secret, totp_last_step: step, totp_pending_secret: null, ...touched };
    const { affected } = await transaction.update(
      UserEntity,
      { id: user_id, totp_pending_secret: pending },
      { ...confirmed, totp_enabled_at: () => 'now()' },
    );
    return affected === 1;
  }

  /**
   * Accepts a code's time step if it is newer than the last accepted one (compare-and-set), so that a code works once,
   * on however many servers it is sent at the same time. Rejects it if the secret has changed since it was read.
   */
  async acceptStep(transaction: EntityManager, user_id: string, secret: Buffer, step: number): Promise<boolean> {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(UserEntity)
      .set({ totp_last_step: step })
      .where('id = :user_id AND totp_enabled_at IS NOT NULL AND totp_secret = :secret', { user_id, secret })
      .andWhere('(totp_last_step IS NULL OR totp_last_step < :step)', { step })
      .execute();
    return affected === 1;
  }

  /** @returns false if the account had no authenticator app */
  async removeApp(transaction: EntityManager, user_id: string): Promise<boolean> {
    const none = { totp_secret: null, totp_pending_secret: null, totp_last_step: null, totp_enabled_at: null };
    const enabled = { id: user_id, totp_enabled_at: Not(IsNull()) };
    const { affected } = await transaction.update(UserEntity, enabled, { ...none, ...touched });
    return affected === 1;
  }

  /** Deletes the recovery codes of an account that has lost its last second factor. */
  async deleteUselessRecoveryCodes(transaction: EntityManager, user_id: string): Promise<void> {
    if (!(await this.find(user_id, transaction))?.enabled) await transaction.delete(RecoveryCodeEntity, { user_id });
  }

  async replaceRecoveryCodes(transaction: EntityManager, user_id: string, hashes: readonly Buffer[]): Promise<void> {
    await transaction.delete(RecoveryCodeEntity, { user_id });
    await transaction.insert(
      RecoveryCodeEntity,
      hashes.map((code_hash) => ({ user_id, code_hash })),
    );
  }

  /** @returns true for exactly one of several concurrent calls */
  async useRecoveryCode(transaction: EntityManager, user_id: string, code_hash: Buffer): Promise<boolean> {
    const unused = { user_id, code_hash, used_at: IsNull() };
    const { affected } = await transaction.update(RecoveryCodeEntity, unused, { used_at: () => 'now()' });
    return affected === 1;
  }

  countRecoveryCodes(user_id: string): Promise<number> {
    return this.database.manager.countBy(RecoveryCodeEntity, { user_id, used_at: IsNull() });
  }
}
