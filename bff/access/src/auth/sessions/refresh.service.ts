import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '@portal/domain/audit/audit.actions';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import { derivedKey } from '@portal/bff-platform/config/secrets';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { currentRequest } from '@portal/bff-platform/request/request-context';
import { successorToken } from './opaque-tokens';
import { KnownDevicesRepository } from './known-devices.repository';
import { RefreshTokensRepository } from './refresh-tokens.repository';
import { SessionsRepository } from './sessions.repository';
import type { StartedSession } from './sessions.service';

export interface RefreshedSession extends StartedSession {
  user_id: string;
}

interface SessionOfToken {
  user_id: string;
  known_device_id: string | null;
}

/** Rotates refresh tokens: each works once, and reuse of an old one indicates theft and ends the session. */
@Injectable()
export class RefreshService {
  private readonly key;

  constructor(
    private readonly database: DataSource,
    private readonly tokens: RefreshTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly audit: AuditService,
    env: Env,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'refresh tokens');
  }

  /**
   * @param deviceTokens the device tokens in the browser's cookie
   * @throws ProblemError session_expired
   */
  async refresh(token: string, deviceTokens: readonly string[]): Promise<RefreshedSession> {
    const refreshed = await this.database.transaction((transaction) => this.rotate(transaction, token, deviceTokens));
    if (!refreshed) throw new ProblemError('session_expired');
    return refreshed;
  }

  /** Returns undefined instead of throwing on rejection, so that the transaction commits the end of the session. */
  private async rotate(
    transaction: EntityManager,
    token: string,
    deviceTokens: readonly string[],
  ): Promise<RefreshedSession | undefined> {
    const row = await this.tokens.lock(transaction, token);
    if (!row?.open) return undefined;
    const { session_id, user_id } = row;
    const isRepeat = row.in_grace || (row.answer_may_be_lost && (await this.isSameDevice(row, deviceTokens)));
    if (row.used && !isRepeat) return this.refuseReuse(transaction, session_id, user_id);
    const refresh_token = successorToken(token, this.key);
    if (!row.used) await this.tokens.replace(transaction, row, refresh_token);
    if (!currentRequest()?.background) await this.sessions.recordSeen({ session_id, user_id }, transaction);
    return { session_id, user_id, refresh_token, issued_at: row.now };
  }

  /**
   * Only the browser that started the session gets the long grace period, because a thief may have the token but not
   * the device cookie.
   */
  private async isSameDevice(row: SessionOfToken, deviceTokens: readonly string[]): Promise<boolean> {
    const device = await this.devices.findOne(row.user_id, deviceTokens);
    return device !== undefined && device.id === row.known_device_id;
  }

  private async refuseReuse(transaction: EntityManager, session_id: string, user_id: string): Promise<undefined> {
    await this.sessions.end(transaction, session_id, 'refresh_reuse');
    const entry = { action: 'session.refresh', outcome: 'refused', object_type: 'user', object_id: user_id } as const;
    const reason: RefusalReason = 'old_session_used';
    await this.audit.record({ ...entry, details: { reason } }, transaction);
  }
}
