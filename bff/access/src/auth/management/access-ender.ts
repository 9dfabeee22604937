import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository';
import { KnownDevicesRepository } from '../sessions/known-devices.repository';
import type { SessionEndReason } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';

/** Revokes all access to an account: sessions, known devices and reset links. */
@Injectable()
export class AccessEnder {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly resets: PasswordResetsRepository,
  ) {}

  async end(transaction: EntityManager, user_id: string, reason: SessionEndReason): Promise<void> {
    await this.sessions.endAllOfUser(transaction, user_id, reason);
    await this.devices.deleteAllOfUser(transaction, user_id);
    await this.resets.deleteAllOfUser(transaction, user_id);
  }
}
