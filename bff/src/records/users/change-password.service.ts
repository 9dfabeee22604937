import { Injectable } from '@nestjs/common';
import type { ChangePassword } from '@portal/domain/account/account.dto';
import { accountWords } from '@portal/domain/account/account.words';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { ProblemError } from '../../platform/problem.error';
import { Throttle } from '../../platform/throttle/throttle';
import { AuditService } from '../audit/audit.service';
import { KnownDevices } from '../sessions/known-devices';
import { SessionsService } from '../sessions/sessions.service';
import { SessionStarter, type SignedIn } from '../sessions/signed-in';
import { PasswordPolicy } from './password-policy';
import { triesOfAccount } from './sign-in.limits';
import { findUserById, type UserRow } from './user.row';

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly database: DataSource,
    private readonly hasher: SecretHasher,
    private readonly policy: PasswordPolicy,
    private readonly throttle: Throttle,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly starter: SessionStarter,
    private readonly audit: AuditService,
  ) {}

  /** All other sessions end, here and everywhere; whoever changed it goes on in a new one. */
  async change(actor: Actor, { current_password, new_password }: ChangePassword): Promise<SignedIn> {
    const user = await this.ownAccount(actor);
    await this.demandCurrent(user, current_password);
    if (new_password === current_password) throw refused('new_password', accountWords.passwordSame);
    this.policy.demand(new_password, { email: user.email, field: 'new_password' });
    const password_hash = await this.hasher.hash(new_password);
    return this.database.transaction(async (transaction) => {
      await transaction.query(storePassword, [user.id, password_hash]);
      await this.sessions.endAllOf(transaction, user.id, 'password_change');
      await this.devices.forgetAllOf(transaction, user.id);
      const ready = { ...user, must_change_password: false, password_expires_at: null };
      const signedIn = await this.starter.start(transaction, ready);
      await this.audit.record({ action: 'password.change', object_type: 'user', object_id: user.id }, transaction);
      return signedIn;
    });
  }

  private async ownAccount(actor: Actor): Promise<UserRow> {
    const user = await findUserById(this.database, actor.id);
    if (!user) throw new ProblemError('session_expired');
    return user;
  }

  /** 400, not 401: the person is signed in, only what they typed is wrong. */
  private async demandCurrent(user: UserRow, current_password: string): Promise<void> {
    const key = `change-password:user:${user.id}`;
    await this.throttle.take(key, triesOfAccount);
    if (await this.hasher.matches(user.password_hash, current_password)) return this.throttle.forget(key);
    await this.audit.record({ action: 'password.change', outcome: 'refused', object_type: 'user', object_id: user.id });
    throw refused('current_password', accountWords.currentPasswordWrong);
  }
}

const storePassword = `
  UPDATE users SET password_hash = $2, password_changed_at = now(), password_expires_at = NULL,
    must_change_password = false, updated_at = now(), version = version + 1
  WHERE id = $1`;

const refused = (field: string, detail: string): ProblemError =>
  new ProblemError('invalid_input', detail, { errors: [{ field, detail }] });
