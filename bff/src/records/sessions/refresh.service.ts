import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { Env } from '../../config/env';
import { derivedKey } from '../../config/secrets';
import type { Querier } from '../../database/querier';
import { ProblemError } from '../../platform/problem.error';
import { currentRequest } from '../../platform/request-context';
import { AuditService } from '../audit/audit.service';
import { successorOf, tokenHash } from './opaque-tokens';
import { sessionLimits } from './session.limits';
import { SessionsService, type StartedSession } from './sessions.service';

interface TokenRow {
  id: string;
  session_id: string;
  user_id: string;
  used: boolean;
  in_grace: boolean;
  open: boolean;
}

export interface RefreshedSession extends StartedSession {
  user_id: string;
}

/** A refresh token works once and is followed by the next; an old one that turns up later was stolen, and ends the session. */
@Injectable()
export class RefreshService {
  private readonly key;

  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    env: Env,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'refresh tokens');
  }

  async refresh(token: string): Promise<RefreshedSession> {
    const found = await this.database.transaction((transaction) => this.rotate(transaction, token));
    if (!found) throw new ProblemError('session_expired');
    return found;
  }

  /** Nothing when it is refused: that too must be written, not rolled back. */
  private async rotate(transaction: Querier, token: string): Promise<RefreshedSession | undefined> {
    const row = await readToken(transaction, token);
    if (!row?.open) return undefined;
    if (row.used && !row.in_grace) return this.refuseReuse(transaction, row);
    const successor = successorOf(token, this.key);
    if (!row.used) await replace(transaction, row, successor);
    if (!currentRequest()?.background) await this.sessions.seen(row.session_id, transaction);
    return { session_id: row.session_id, user_id: row.user_id, refresh_token: successor };
  }

  private async refuseReuse(transaction: Querier, { session_id, user_id }: TokenRow): Promise<undefined> {
    await this.sessions.end(session_id, 'refresh_reuse', transaction);
    const entry = { action: 'session.refresh', outcome: 'refused', object_type: 'user', object_id: user_id } as const;
    await this.audit.record({ ...entry, details: { reason: 'an old refresh token was used again' } }, transaction);
  }
}

/** Locked, so that two tabs come one after the other and the second sees what the first did. */
async function readToken(transaction: Querier, token: string): Promise<TokenRow | undefined> {
  const [row]: TokenRow[] = await transaction.query(
    `SELECT t.id, t.session_id, s.user_id, t.used_at IS NOT NULL AS used,
       t.used_at > clock_timestamp() - $2 * interval '1 ms' AS in_grace,
       s.ended_at IS NULL AND s.expires_at > now() AND s.last_seen_at > now() - $3 * interval '1 ms' AS open
     FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
     WHERE t.token_hash = $1 FOR UPDATE OF t, s`,
    [tokenHash(token), sessionLimits.refreshGrace, sessionLimits.idle],
  );
  return row;
}

async function replace(transaction: Querier, row: TokenRow, successor: string): Promise<void> {
  const id = uuidv7();
  await transaction.query('UPDATE refresh_tokens SET used_at = clock_timestamp(), replaced_by = $2 WHERE id = $1', [
    row.id,
    id,
  ]);
  await transaction.query(
    `INSERT INTO refresh_tokens (id, session_id, token_hash, expires_at)
     SELECT $1, id, $3, expires_at FROM sessions WHERE id = $2`,
    [id, row.session_id, tokenHash(successor)],
  );
}
