import { Injectable } from '@nestjs/common';
import type { Session } from '@portal/domain/account/session.dto';
import type { EntityManager } from 'typeorm';
import { presentUser } from '../accounts/user.presenter';
import type { Account } from '../accounts/users.repository';
import { AccessTokens } from './access-tokens';
import { KnownDevicesRepository, type KnownDevice } from './known-devices.repository';
import { SessionsService, type StartedSession } from './sessions.service';

/** An issued session: the response body and the cookie values. */
export interface IssuedSession {
  session: Session;
  refresh_token: string;
  /** Set only for a new browser. */
  device_token?: string;
}

/** Starts sessions and issues their tokens. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly devices: KnownDevicesRepository,
  ) {}

  async start(transaction: EntityManager, user: Account, known?: KnownDevice): Promise<IssuedSession> {
    const device = await this.devices.recordSignIn(transaction, user.id, known);
    const started = await this.sessions.start(transaction, user, device.id);
    return { ...this.issue(started, user), device_token: device.token };
  }

  issue({ session_id, refresh_token, issued_at }: StartedSession, user: Account): IssuedSession {
    const access_token = this.tokens.sign({ user_id: user.id, session_id }, issued_at);
    return { session: { access_token, user: presentUser(user) }, refresh_token };
  }
}
