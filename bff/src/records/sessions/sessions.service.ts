import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Querier } from '../../database/querier';
import type { Actor } from '../../platform/actor';
import { Authenticator } from '../../platform/authenticator';
import { ProblemError } from '../../platform/problem.error';
import { currentRequest } from '../../platform/request-context';
import type { UserRow } from '../users/user.row';
import { AccessTokens } from './access-tokens';
import { newToken, tokenHash } from './opaque-tokens';
import { sessionLimits } from './session.limits';

export type EndReason = 'logout' | 'idle' | 'refresh_reuse' | 'password_change' | 'pin_reset' | 'disabled' | 'deleted';

export interface StartedSession {
  session_id: string;
  refresh_token: string;
}

interface SessionRow extends Omit<Actor, 'session_id'> {
  open: boolean;
  idle: boolean;
  seen_lately: boolean;
}

/** Sessions live in the database and are looked up on every call, so that ending one works at once on every replica. */
@Injectable()
export class SessionsService extends Authenticator {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: AccessTokens,
  ) {
    super();
  }

  async actorOf(accessToken: string): Promise<Actor> {
    const { session_id, user_id } = await this.tokens.read(accessToken);
    const [row]: SessionRow[] = await this.database.query(readSession, [
      session_id,
      sessionLimits.idle,
      sessionLimits.seenEvery,
    ]);
    if (!row?.open || row.idle || row.id !== user_id) throw new ProblemError('session_expired');
    if (!row.seen_lately && !currentRequest()?.background) await this.seen(session_id);
    const { id, role, status, must_change_password, first_name, last_name } = row;
    return { id, role, status, must_change_password, session_id, first_name, last_name };
  }

  async start(transaction: Querier, user: Pick<UserRow, 'id' | 'role'>, device_id?: string): Promise<StartedSession> {
    const session_id = uuidv7();
    const refresh_token = newToken();
    const request = currentRequest();
    await transaction.query(
      `INSERT INTO sessions (id, user_id, known_device_id, address, user_agent, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 ms')`,
      [
        session_id,
        user.id,
        device_id ?? null,
        request?.address ?? null,
        request?.user_agent ?? null,
        sessionLimits.longest[user.role],
      ],
    );
    await transaction.query(
      `INSERT INTO refresh_tokens (id, session_id, token_hash, expires_at)
       SELECT $1, id, $3, expires_at FROM sessions WHERE id = $2`,
      [uuidv7(), session_id, tokenHash(refresh_token)],
    );
    return { session_id, refresh_token };
  }

  /** Answers whose session it was, when there was one to end. */
  async end(
    session_id: string,
    reason: EndReason,
    database: Querier = this.database,
  ): Promise<Pick<Actor, 'id' | 'role'> | undefined> {
    const [ended]: [Pick<Actor, 'id' | 'role'>[], number] = await database.query(
      `UPDATE sessions s SET ended_at = now(), end_reason = $2 FROM users u
       WHERE s.id = $1 AND s.ended_at IS NULL AND u.id = s.user_id RETURNING u.id, u.role`,
      [session_id, reason],
    );
    return ended[0];
  }

  async endAllOf(transaction: Querier, user_id: string, reason: EndReason): Promise<void> {
    await transaction.query(
      'UPDATE sessions SET ended_at = now(), end_reason = $2 WHERE user_id = $1 AND ended_at IS NULL',
      [user_id, reason],
    );
  }

  async seen(session_id: string, database: Querier = this.database): Promise<void> {
    await database.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [session_id]);
  }
}

/** Also closed for a disabled account and once a temporary password has run out. */
const readSession = `
  SELECT u.id, u.role, u.status, u.must_change_password, u.first_name, u.last_name,
    s.ended_at IS NULL AND s.expires_at > now() AND u.status <> 'disabled'
      AND (u.password_expires_at IS NULL OR u.password_expires_at > now()) AS open,
    s.last_seen_at <= now() - $2 * interval '1 ms' AS idle,
    s.last_seen_at > now() - $3 * interval '1 ms' AS seen_lately
  FROM sessions s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
  WHERE s.id = $1`;
