import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { AccessTokens } from './access-tokens';
import { RefreshTokensRepository } from './refresh-tokens.repository';
import { SessionsRepository } from './sessions.repository';

/** The session tokens that a browser or client sent. */
export interface SessionTokens {
  access_token?: string;
  refresh_token?: string;
}

@Injectable()
export class SignOutService {
  constructor(
    private readonly database: DataSource,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Never fails: unknown tokens and ended sessions are ignored. */
  async signOut({ access_token, refresh_token }: SessionTokens): Promise<void> {
    const named = [
      refresh_token === undefined ? undefined : await this.refreshTokens.findSessionId(refresh_token),
      access_token === undefined ? undefined : await this.findSessionId(access_token),
    ];
    for (const session_id of new Set(named)) if (session_id !== undefined) await this.end(session_id);
  }

  /** @returns the session that the token would authenticate a request with, if it has not expired */
  private async findSessionId(access_token: string): Promise<string | undefined> {
    const claims = this.accessTokens.read(access_token);
    const account = claims && (await this.sessions.findAccount(claims));
    return account?.token_is_valid ? claims?.session_id : undefined;
  }

  private end(session_id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const owner = await this.sessions.end(transaction, session_id, 'logout');
      if (!owner) return;
      const entry: AuditEntry = { action: 'session.end', actor: owner, object_type: 'user', object_id: owner.id };
      await this.audit.record(entry, transaction);
    });
  }
}
