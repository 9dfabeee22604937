import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import { UserEntity } from './user.entity';

/**
 * SQL condition that excludes deleted and closed accounts, for lists and access rules. `AccountGate` decides whether an
 * account may act.
 */
export const isOpenAccount = (alias: string): string => `${alias}.deleted_at IS NULL AND ${alias}.status <> 'disabled'`;

/**
 * SQL condition that signing in with a password takes a second factor: an authenticator app, or a passkey of staff.
 * Clients may have passkeys too, but their password is enough.
 */
export const hasSecondFactor = (alias: string): string =>
  `(${alias}.totp_enabled_at IS NOT NULL OR ${alias}.role <> 'client'
    AND EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = ${alias}.id))`;

/** SQL conditions for an active session of an open account; uses the parameter `:idle` (ms). */
const isLiveSession = `session.ended_at IS NULL AND session.expires_at > now()
  AND session.last_seen_at > now() - :idle * interval '1 ms'
  AND (account.password_expires_at IS NULL OR account.password_expires_at > now())`;

/**
 * Decides whether an account may act: sign in, refresh, use a session, reset a password, be approved or receive email.
 * Closed and deleted accounts may not, and neither may demo accounts on a server without DEMO, because their passwords
 * are public.
 */
@Injectable()
export class AccountGate {
  constructor(private readonly env: Env) {}

  /** @param account must not be deleted */
  isOpen({ status, demo }: Pick<UserEntity, 'status' | 'demo'>): boolean {
    return status !== 'disabled' && (!demo || this.env.DEMO);
  }

  /** SQL equivalent of `isOpen`, for queries that find accounts. */
  isOpenSql(alias: string): string {
    return this.env.DEMO ? isOpenAccount(alias) : `${isOpenAccount(alias)} AND NOT ${alias}.demo`;
  }

  /** SQL condition that the office requires a second factor that the account does not have. */
  lacksSecondFactorSql(alias: string): string {
    return this.env.STAFF_MFA === 'required' ? `${alias}.role <> 'client' AND NOT ${hasSecondFactor(alias)}` : 'false';
  }

  /** SQL condition that the account may only have a long password, because nothing else protects it. */
  needsLongPasswordSql(alias: string): string {
    return this.env.STAFF_MFA === 'required'
      ? 'false'
      : `(${alias}.role <> 'client' AND NOT ${hasSecondFactor(alias)})`;
  }

  /** SQL condition that the account must choose a longer password. Pending preparers see no client yet. */
  hasTooShortPasswordSql(alias: string): string {
    return `(${alias}.password_is_short AND ${alias}.status <> 'pending' AND ${this.needsLongPasswordSql(alias)})`;
  }

  /** Uses the aliases `session` and `account`, and the parameter `:idle` (ms). */
  get isOpenSessionSql(): string {
    return `${isLiveSession} AND ${this.isOpenSql('account')}`;
  }

  /**
   * Locks the account until the transaction ends, so that it cannot be closed and its address cannot change.
   * @returns false if the account was closed or its address changed since it was read
   */
  async hold(transaction: EntityManager, { id, email }: Pick<UserEntity, 'id' | 'email'>): Promise<boolean> {
    const held = await transaction
      .createQueryBuilder(UserEntity, 'account')
      .select('account.id', 'id')
      .where(`account.id = :id AND account.email = :email AND ${this.isOpenSql('account')}`, { id, email })
      .setLock('for_no_key_update')
      .getRawOne<{ id: string }>();
    return held !== undefined;
  }
}
