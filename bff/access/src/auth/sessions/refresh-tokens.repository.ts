import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { databaseTime } from '@portal/bff-platform/database/database-clock';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { AccountGate } from '../accounts/account-gate';
import { UserEntity } from '../accounts/user.entity';
import { tokenHash } from './opaque-tokens';
import { RefreshTokenEntity, SessionEntity } from './session.entity';
import { sessionLimits } from './session.limits';

@Injectable()
export class RefreshTokensRepository {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
  ) {}

  /** @returns the id of the token's session, which may have ended */
  async findSessionId(token: string): Promise<string | undefined> {
    const found = await this.database.manager.findOneBy(RefreshTokenEntity, { token_hash: tokenHash(token) });
    return found?.session_id;
  }

  /** Locks the token, so that concurrent tabs are serialized, and the second one sees the result of the first. */
  lock(transaction: EntityManager, token: string) {
    const { refreshGrace, lostAnswerGrace, idle } = sessionLimits;
    const query = PlainQuery.from(transaction, RefreshTokenEntity, 'token', ['id', 'session_id'])
      .innerJoin(SessionEntity, 'session', 'session.id = token.session_id', ['user_id', 'known_device_id'])
      .innerJoin(UserEntity, 'account', 'account.id = session.user_id', [])
      .leftJoin(RefreshTokenEntity, 'successor', 'successor.id = token.replaced_by', [])
      .flag('used', 'token.used_at IS NOT NULL')
      .flag('in_grace', `token.used_at > clock_timestamp() - :refreshGrace * interval '1 ms'`)
      .flag(
        'answer_may_be_lost',
        `successor.used_at IS NULL AND token.used_at > clock_timestamp() - :lostAnswerGrace * interval '1 ms'`,
      )
      .flag('open', this.gate.isOpenSessionSql)
      .number('now', databaseTime)
      .where('token.token_hash = :hash', { hash: tokenHash(token), refreshGrace, lostAnswerGrace, idle });
    query.builder.setLock('pessimistic_write', undefined, ['token', 'session']);
    return query.getOne();
  }

  /** Inserts a token that expires with its session. */
  async insert(transaction: EntityManager, session_id: string, token: string, id = uuidv7()): Promise<void> {
    const session = transaction
      .createQueryBuilder(SessionEntity, 'session')
      .select('session.expires_at')
      .where('session.id = :session_id');
    await transaction
      .createQueryBuilder()
      .insert()
      .into(RefreshTokenEntity)
      .values({ id, session_id, token_hash: tokenHash(token), expires_at: () => `(${session.getQuery()})` })
      .setParameters({ session_id })
      .execute();
  }

  async replace(
    transaction: EntityManager,
    used: { id: string; session_id: string },
    successor: string,
  ): Promise<void> {
    const replaced_by = uuidv7();
    await transaction.update(RefreshTokenEntity, { id: used.id }, { used_at: () => 'clock_timestamp()', replaced_by });
    await this.insert(transaction, used.session_id, successor, replaced_by);
  }
}
