import { Injectable } from '@nestjs/common';
import type { Session } from '@portal/domain/account/session.dto';
import type { Querier } from '../../database/querier';
import { presentUser } from '../users/user.presenter';
import type { UserRow } from '../users/user.row';
import { AccessTokens } from './access-tokens';
import { KnownDevices, type KnownDevice } from './known-devices';
import { SessionsService, type StartedSession } from './sessions.service';

/** A session as it is handed out: the answer, and what goes into cookies. */
export interface SignedIn {
  session: Session;
  refresh_token: string;
  /** Only for a browser that was not known before. */
  device_token?: string;
}

/** Starts sessions and puts together what their owner gets. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly devices: KnownDevices,
  ) {}

  async start(transaction: Querier, user: UserRow, known?: KnownDevice): Promise<SignedIn> {
    const device = await this.devices.remember(transaction, user.id, known);
    const started = await this.sessions.start(transaction, user, device.id);
    return { ...(await this.handOut(started, user)), device_token: device.token };
  }

  async handOut({ session_id, refresh_token }: StartedSession, user: UserRow): Promise<SignedIn> {
    const access_token = await this.tokens.sign({ user_id: user.id, session_id });
    return { session: { access_token, user: presentUser(user) }, refresh_token };
  }
}
