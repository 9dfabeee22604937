import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service';
import { AccessTokens } from './access-tokens';
import { tokenHash } from './opaque-tokens';
import { SessionsService } from './sessions.service';

/** What a browser or client still has of its session. */
export interface SessionTokens {
  access_token?: string;
  refresh_token?: string;
}

@Injectable()
export class SignOutService {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** Always works: with tokens of nobody, or of a session that is over, there is nothing to end. */
  async signOut({ access_token, refresh_token }: SessionTokens): Promise<void> {
    const named = [
      refresh_token === undefined ? undefined : await this.sessionOf(refresh_token),
      access_token === undefined ? undefined : await this.tokens.read(access_token).catch(() => undefined),
    ];
    for (const session_id of new Set(named.map((one) => one?.session_id))) {
      if (session_id !== undefined) await this.end(session_id);
    }
  }

  private async sessionOf(refresh_token: string): Promise<{ session_id: string } | undefined> {
    const [row]: { session_id: string }[] = await this.database.query(
      'SELECT session_id FROM refresh_tokens WHERE token_hash = $1',
      [tokenHash(refresh_token)],
    );
    return row;
  }

  private end(session_id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const owner = await this.sessions.end(session_id, 'logout', transaction);
      if (!owner) return;
      const entry = { action: 'session.end', actor: owner, object_type: 'user', object_id: owner.id };
      await this.audit.record(entry, transaction);
    });
  }
}
