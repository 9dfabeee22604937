import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/domain/contract/access-policy';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { currentRequest } from '@portal/bff-platform/request/request-context';
import type { VerifiedClaims } from './access-tokens';
import { newToken } from './opaque-tokens';
import { RefreshTokensRepository } from './refresh-tokens.repository';
import type { SessionEndReason } from './session.entity';
import { sessionLimits } from './session.limits';
import { SessionsRepository } from './sessions.repository';

export interface StartedSession {
  session_id: string;
  refresh_token: string;
  /** When its next access token is issued, ms since 1970 by the database's clock. */
  issued_at: number;
}

/**
 * Sessions are stored in the database and looked up on every request, so that ending one takes effect immediately on
 * every replica.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly refreshTokens: RefreshTokensRepository,
  ) {}

  /** @throws ProblemError session_expired; unauthenticated if the token has expired or is not valid yet */
  async findActor(claims: VerifiedClaims): Promise<Actor> {
    const { session_id } = claims;
    const row = await this.sessions.findAccount(claims);
    if (!row?.open) throw new ProblemError('session_expired');
    if (!row.token_is_valid) throw new ProblemError('unauthenticated');
    if (!row.seen_lately && !currentRequest()?.background) await this.sessions.recordSeen(claims);
    const { open: _open, seen_lately: _seen, token_is_valid: _valid, ...actor } = row;
    return { ...actor, session_id };
  }

  /** Returns the given sessions that would still authenticate a request. */
  findOpen(session_ids: readonly string[]): Promise<Set<string>> {
    return this.sessions.findOpen(session_ids);
  }

  /**
   * Checks the session again, for work that continues after its request was authenticated. @throws ProblemError
   * session_expired
   */
  async assertOpen(session_id: string): Promise<void> {
    if (!(await this.findOpen([session_id])).has(session_id)) throw new ProblemError('session_expired');
  }

  async start(
    transaction: EntityManager,
    user: { id: string; role: Role },
    known_device_id: string,
  ): Promise<StartedSession> {
    const [session_id, refresh_token, request] = [uuidv7(), newToken(), currentRequest()];
    const begun = await this.sessions.insert(transaction, {
      id: session_id,
      user_id: user.id,
      known_device_id,
      address: request?.address ?? null,
      user_agent: request?.user_agent ?? null,
      lifetime: sessionLimits.longest[user.role],
    });
    await this.refreshTokens.insert(transaction, session_id, refresh_token);
    return { session_id, refresh_token, issued_at: begun.getTime() };
  }

  /** Records that the session's owner has just entered their password or a code. */
  recordAuthenticated(transaction: EntityManager, session_id: string): Promise<void> {
    return this.sessions.recordAuthenticated(transaction, session_id);
  }

  /** @returns the account whose session was ended, or undefined if none was */
  end(session_id: string, reason: SessionEndReason, transaction: EntityManager = this.database.manager) {
    return this.sessions.end(transaction, session_id, reason);
  }

  /** Ends the person's sessions except the current one. */
  endOthersOfUser(transaction: EntityManager, user_id: string, kept: string, reason: SessionEndReason): Promise<void> {
    return this.sessions.endOthersOfUser(transaction, user_id, kept, reason);
  }

  endAllOfUser(transaction: EntityManager, user_id: string, reason: SessionEndReason): Promise<void> {
    return this.sessions.endAllOfUser(transaction, user_id, reason);
  }
}
