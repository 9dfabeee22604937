import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { endOfLifetime } from '@portal/bff-platform/database/database-clock';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PreparedQuery } from '@portal/bff-platform/database/prepared-query';
import { AccountGate, hasSecondFactor } from '../accounts/account-gate';
import { UserEntity } from '../accounts/user.entity';
import type { TokenClaims, VerifiedClaims } from './access-tokens';
import { SessionEntity, type SessionEndReason } from './session.entity';
import { sessionLimits } from './session.limits';

type NewSession = Pick<SessionEntity, 'id' | 'user_id' | 'known_device_id' | 'address' | 'user_agent'> & {
  /** ms */
  lifetime: number;
};

const listedColumns = ['id', 'user_agent', 'created_at', 'last_seen_at'] as const;
export type ListedSession = Pick<SessionEntity, (typeof listedColumns)[number]>;
const newestFirst: Order = { entity: SessionEntity, alias: 'session', by: ['created_at'], direction: 'DESC' };

const ago = (ms: string) => `now() - ${ms} * interval '1 ms'`;

@Injectable()
export class SessionsRepository {
  /** Prepared, because it runs on every request. */
  private readonly accountOfSession = new PreparedQuery(this.database, 'account_of_session', (manager) =>
    PlainQuery.from(manager, SessionEntity, 'session', [])
      .innerJoin(UserEntity, 'account', 'account.id = session.user_id AND account.deleted_at IS NULL', [
        'id',
        'role',
        'status',
        'first_name',
        'last_name',
      ])
      // Applies only to sessions after the registration, so that a client with a generated password can finish in the
      // registration session.
      .flag(
        'must_change_password',
        `(account.must_change_password AND session.created_at > account.created_at)
          OR ${this.gate.hasTooShortPasswordSql('account')}`,
      )
      .flag('must_set_up_second_factor', this.gate.lacksSecondFactorSql('account'))
      .flag('has_second_factor', hasSecondFactor('account'))
      .flag('recently_authenticated', `session.authenticated_at > ${ago(':step_up')}`)
      .flag('open', this.gate.isOpenSessionSql)
      .flag('seen_lately', `session.last_seen_at > ${ago(':seen_every')}`)
      .flag(
        'token_is_valid',
        `to_timestamp(:valid_from) <= now() + interval '${sessionLimits.tokenEarly} ms' AND to_timestamp(:valid_until) > now()`,
      )
      // The person finds the row's server if sessions are ever distributed (docs/scale.md).
      .where('session.id = :session_id AND session.user_id = :user_id'),
  );

  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
  ) {}

  /** Also judges the token by the database's clock, so that the clock of this server does not matter. */
  findAccount({ session_id, user_id, valid_from, valid_until }: VerifiedClaims) {
    const { idle, seenEvery: seen_every, stepUp: step_up } = sessionLimits;
    return this.accountOfSession.getOne({ session_id, user_id, idle, seen_every, step_up, valid_from, valid_until });
  }

  /** Returns the given sessions that are still open. */
  async findOpen(ids: readonly string[]): Promise<Set<string>> {
    const rows = await PlainQuery.from(this.database.manager, SessionEntity, 'session', ['id'])
      .innerJoin(UserEntity, 'account', 'account.id = session.user_id AND account.deleted_at IS NULL', [])
      .where(`session.id = ANY(:ids) AND ${this.gate.isOpenSessionSql}`, { ids, idle: sessionLimits.idle })
      .getMany();
    return new Set(rows.map(({ id }) => id));
  }

  /** Lists the sessions that would still authenticate a request, the newest first. */
  listOfUser(user_id: string, request: PageRequest): Promise<Page<ListedSession>> {
    const open = PlainQuery.from(this.database.manager, SessionEntity, 'session', listedColumns)
      .innerJoin(UserEntity, 'account', 'account.id = session.user_id AND account.deleted_at IS NULL', [])
      .where(`session.user_id = :user_id AND ${this.gate.isOpenSessionSql}`, { user_id, idle: sessionLimits.idle });
    return paginate(open, newestFirst, request);
  }

  /** @returns when it begins, by the database's clock */
  async insert(manager: EntityManager, { lifetime, ...session }: NewSession): Promise<Date> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(SessionEntity)
      .values({ ...session, expires_at: endOfLifetime })
      .setParameters({ lifetime })
      .returning(['created_at'])
      .execute();
    const [row] = inserted.raw as [Pick<SessionEntity, 'created_at'>];
    return row.created_at;
  }

  async recordSeen({ session_id: id, user_id }: TokenClaims, manager = this.database.manager): Promise<void> {
    await manager.update(SessionEntity, { id, user_id }, { last_seen_at: () => 'now()' });
  }

  async recordAuthenticated(manager: EntityManager, id: string): Promise<void> {
    await manager.update(SessionEntity, { id, ended_at: IsNull() }, { authenticated_at: () => 'now()' });
  }

  /** @returns the account whose session was ended, or undefined if none was */
  async end(manager: EntityManager, id: string, end_reason: SessionEndReason) {
    const { affected } = await manager.update(SessionEntity, { id, ended_at: IsNull() }, ended(end_reason));
    if (!affected) return undefined;
    return PlainQuery.from(manager, SessionEntity, 'session', [])
      .innerJoin(UserEntity, 'account', 'account.id = session.user_id', ['id', 'role'])
      .where('session.id = :id', { id })
      .getOne();
  }

  /** @returns false unless it is an open session of this person */
  async endOfUser(manager: EntityManager, user_id: string, id: string, end_reason: SessionEndReason): Promise<boolean> {
    const { affected } = await manager.update(SessionEntity, { id, user_id, ended_at: IsNull() }, ended(end_reason));
    return affected === 1;
  }

  async endAllOfUser(manager: EntityManager, user_id: string, end_reason: SessionEndReason): Promise<void> {
    await manager.update(SessionEntity, { user_id, ended_at: IsNull() }, ended(end_reason));
  }

  async endOthersOfUser(
    manager: EntityManager,
    user_id: string,
    kept: string,
    end_reason: SessionEndReason,
  ): Promise<void> {
    await manager.update(SessionEntity, { id: Not(kept), user_id, ended_at: IsNull() }, ended(end_reason));
  }

  async endAll(manager: EntityManager, end_reason: SessionEndReason): Promise<void> {
    await manager.update(SessionEntity, { ended_at: IsNull() }, ended(end_reason));
  }

  /** Ended sessions are kept for a month, for investigating who was signed in. */
  async deleteExpired(): Promise<void> {
    const expired = `expires_at < now() - interval '30 days'`;
    await this.database.createQueryBuilder().delete().from(SessionEntity).where(expired).execute();
  }
}

const ended = (end_reason: SessionEndReason) => ({ end_reason, ended_at: () => 'now()' });
