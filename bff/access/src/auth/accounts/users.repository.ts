import { Injectable } from '@nestjs/common';
import type { Locale } from '@portal/domain/i18n/locales';
import { defaultSpecialties } from '@portal/domain/preparers/preparers.limits';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { endOfLifetime } from '@portal/bff-platform/database/database-clock';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { AccountGate } from './account-gate';
import { PreparerProfileEntity } from './preparer-profile.entity';
import { UserEntity } from './user.entity';

/** An account with the code of its preparer profile. */
export type Account = NonNullable<Awaited<ReturnType<UsersRepository['findById']>>>;

export type NewUser = Pick<
  UserEntity,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'role'
  | 'status'
  | 'locale'
  | 'password_hash'
  | 'password_is_short'
  | 'pin_hash'
> &
  Partial<Pick<UserEntity, 'must_change_password' | 'approved_by' | 'email_verified_at'>> & {
    /** ms */
    password_lifetime?: number;
  };

const touched = { updated_at: () => 'now()' };
const changed = { ...touched, version: () => 'version + 1' };

// When the address changes, a trigger revokes all access gained through the old one (docs/database-rules.md):
// end_access_of_old_address.
@Injectable()
export class UsersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
  ) {}

  findByEmail(email: string, manager = this.database.manager) {
    return this.accounts(manager).where('account.email = :email', { email: email.toLowerCase() }).getOne();
  }

  findById(id: string, manager = this.database.manager) {
    return this.accounts(manager).where('account.id = :id', { id }).getOne();
  }

  /** Returns up to a hundred accounts with an id after `after`, sorted by id. @param ms milliseconds from now */
  async findPasswordEndingWithin(ms: number, after: string) {
    const columns = ['id', 'email', 'first_name', 'locale', 'password_expires_at'] as const;
    const query = PlainQuery.from(this.database.manager, UserEntity, 'account', columns)
      .where(`account.password_expires_at BETWEEN now() AND now() + :ms * interval '1 ms'`, { ms })
      .where(this.gate.isOpenSql('account'))
      .limit(100);
    if (after !== '') query.where('account.id > :after', { after });
    query.builder.orderBy('account.id');
    return (await query.getMany()).flatMap(({ password_expires_at, ...user }) =>
      password_expires_at ? [{ ...user, password_expires_at }] : [],
    );
  }

  async insert(
    manager: EntityManager,
    { approved_by = null, password_lifetime: lifetime, ...user }: NewUser,
  ): Promise<void> {
    const approved_at = approved_by === null ? undefined : () => 'now()';
    const password_expires_at = lifetime === undefined ? null : endOfLifetime;
    await manager
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({ ...user, email: user.email.toLowerCase(), approved_by, approved_at, password_expires_at })
      .setParameters({ lifetime })
      .execute();
  }

  /** @returns false if the code is taken */
  async insertPreparerProfile(manager: EntityManager, user_id: string, preparer_code: string): Promise<boolean> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(PreparerProfileEntity)
      .values({ user_id, preparer_code, specialties: [...defaultSpecialties] })
      .orIgnore()
      .returning(['user_id'])
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async recordSignIn(manager: EntityManager, id: string): Promise<void> {
    await manager.update(UserEntity, { id }, { last_login_at: () => 'now()' });
  }

  /** Replaces an outdated hash of the same password or PIN, unless the secret has changed since it was read. */
  async rehash(id: string, column: 'password_hash' | 'pin_hash', outdated: string, fresh: string): Promise<void> {
    await this.database.manager.update(UserEntity, { id, [column]: outdated }, { [column]: fresh });
  }

  /** Records the length of a password that has just been verified, unless it has changed since it was read. */
  async recordLength(
    manager: EntityManager,
    { id, password_hash }: Account,
    password_is_short: boolean,
  ): Promise<void> {
    await manager.update(UserEntity, { id, password_hash }, { password_is_short });
  }

  /**
   * Counts hashes per pepper; '' is the key for hashes without a pepper. Raw SQL, because the query builder cannot
   * unnest two columns.
   */
  countByPepper(): Promise<{ pepper: string; hashes: number }[]> {
    return this.database.transaction(async (transaction) => {
      // Scans all accounts, so parallel workers are worth it here.
      await transaction.query('SET LOCAL max_parallel_workers_per_gather = 2');
      return transaction.query(`
      SELECT split_part(hash, '#', 2) AS pepper, count(*) AS hashes
      FROM users, unnest(ARRAY[password_hash, pin_hash]) AS hash
      WHERE hash IS NOT NULL AND deleted_at IS NULL GROUP BY 1 ORDER BY 1`);
    });
  }

  async changePassword(
    manager: EntityManager,
    id: string,
    password: Pick<UserEntity, 'password_hash' | 'password_is_short'>,
  ): Promise<void> {
    const values = { ...password, password_expires_at: null, must_change_password: false };
    await manager.update(UserEntity, { id }, { ...values, password_changed_at: () => 'now()', ...changed });
  }

  /** Keeps the time of the first verification. */
  async verifyEmail(manager: EntityManager, id: string): Promise<void> {
    await manager.update(
      UserEntity,
      { id, email_verified_at: IsNull() },
      { email_verified_at: () => 'now()', ...touched },
    );
  }

  async changePin(manager: EntityManager, id: string, pin_hash: string): Promise<void> {
    await manager.update(UserEntity, { id }, { pin_hash, ...touched });
  }

  async changeLocale(id: string, locale: Locale): Promise<void> {
    await this.database.manager.update(UserEntity, { id }, { locale, ...touched });
  }

  async approve(manager: EntityManager, id: string, approved_by: string): Promise<void> {
    const pending = { id, role: 'preparer', status: 'pending' } as const;
    await manager.update(UserEntity, pending, {
      status: 'active',
      approved_by,
      approved_at: () => 'now()',
      ...changed,
    });
  }

  /** Locks the preparer until the transaction ends. @returns undefined if the id is not a preparer's */
  async lockPreparer(
    manager: EntityManager,
    id: string,
  ): Promise<Pick<UserEntity, 'id' | 'status' | 'demo'> | undefined> {
    const query = PlainQuery.from(manager, UserEntity, 'account', ['id', 'status', 'demo'])
      .where('account.id = :id', { id })
      .where(`account.role = 'preparer' AND account.deleted_at IS NULL`);
    query.builder.setLock('pessimistic_write');
    return query.getOne();
  }

  /** Soft-deletes the account and frees its position on the home page. */
  async deletePreparer(manager: EntityManager, id: string): Promise<void> {
    await manager.update(UserEntity, { id }, { status: 'disabled', deleted_at: () => 'now()', ...changed });
    await manager.update(PreparerProfileEntity, { user_id: id }, { featured_rank: null, ...changed });
  }

  countDemo(): Promise<number> {
    return this.database.manager.countBy(UserEntity, { demo: true, deleted_at: IsNull() });
  }

  /** @returns the number of deleted accounts */
  async deleteDemo(manager: EntityManager): Promise<number> {
    const gone = { ...touched, status: 'disabled', deleted_at: () => 'now()' } as const;
    const { affected } = await manager.update(UserEntity, { demo: true, deleted_at: IsNull() }, gone);
    return affected ?? 0;
  }

  /**
   * Locks all admins who can sign in, so that concurrent transactions cannot close the last one. Ordered by id to avoid
   * deadlocks.
   */
  async lockAdmins(manager: EntityManager): Promise<string[]> {
    const query = manager.createQueryBuilder(UserEntity, 'account').select('account.id', 'id');
    query.where(`account.role = 'admin' AND ${this.gate.isOpenSql('account')}`).orderBy('account.id');
    return (await query.setLock('for_no_key_update').getRawMany<{ id: string }>()).map(({ id }) => id);
  }

  /** Locks the account until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<Account | undefined> {
    const query = manager.createQueryBuilder(UserEntity, 'account').select('account.id', 'id');
    await query.where('account.id = :id', { id }).setLock('for_no_key_update').getRawOne<{ id: string }>();
    return this.findById(id, manager);
  }

  async close(manager: EntityManager, id: string, closed_reason: string | null): Promise<void> {
    const closed = { status: 'disabled', closed_reason, closed_at: () => 'now()' } as const;
    await manager.update(UserEntity, { id }, { ...closed, ...changed });
  }

  /**
   * Unassigns a reopened client whose preparer was deleted while the client's account was closed. Raw SQL, because the
   * query builder has no USING.
   */
  async leaveDeletedPreparer(manager: EntityManager, client_id: string): Promise<void> {
    await manager.query(
      `DELETE FROM assignments USING users preparer
       WHERE client_id = $1 AND preparer.id = preparer_id AND preparer.deleted_at IS NOT NULL`,
      [client_id],
    );
  }

  async reopen(manager: EntityManager, id: string): Promise<void> {
    const open = { status: 'active', closed_reason: null, closed_at: null } as const;
    await manager.update(UserEntity, { id }, { ...open, ...changed });
  }

  private accounts(manager: EntityManager) {
    return PlainQuery.from(manager, UserEntity, 'account', [
      'id',
      'email',
      'first_name',
      'last_name',
      'phone',
      'role',
      'status',
      'locale',
      'password_hash',
      'password_is_short',
      'pin_hash',
      'must_change_password',
      'demo',
      'last_login_at',
      'created_at',
    ])
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = account.id', ['preparer_code'])
      .flag('password_expired', 'coalesce(account.password_expires_at <= now(), false)')
      .flag('email_unverified', 'account.email_verified_at IS NULL')
      .flag('needs_long_password', this.gate.needsLongPasswordSql('account'))
      .flag('password_too_short', this.gate.hasTooShortPasswordSql('account'))
      .flag('must_set_up_second_factor', this.gate.lacksSecondFactorSql('account'))
      .where('account.deleted_at IS NULL');
  }
}
