import { Injectable } from '@nestjs/common';
import type { ChangePassword } from '@portal/domain/account/account.dto';
import { message, type Message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { HashingPlace } from '@portal/bff-platform/hashing/hashing-queue';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { AccountsService } from '../accounts/accounts.service';
import { PasswordPolicy, isShortForStaff } from '../accounts/password-policy';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository';
import { KnownDevicesRepository } from '../sessions/known-devices.repository';
import { SessionsService } from '../sessions/sessions.service';
import { SessionStarter, type IssuedSession } from '../sessions/session-starter';
import { PasswordAttempts } from './password-attempts';

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly users: UsersRepository,
    private readonly hasher: SecretHasher,
    private readonly policy: PasswordPolicy,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly starter: SessionStarter,
    private readonly resets: PasswordResetsRepository,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Revokes all other sessions everywhere, and returns a new one for the caller. */
  change(actor: Actor, passwords: ChangePassword): Promise<IssuedSession> {
    return this.hasher.withPlace((place) => this.attempt(actor, passwords, place));
  }

  private async attempt(
    actor: Actor,
    { current_password, new_password }: ChangePassword,
    place: HashingPlace,
  ): Promise<IssuedSession> {
    const user = await this.accounts.getOwn(actor.id);
    await this.assertCurrent(user, current_password, place);
    if (new_password === current_password) throw refused('new_password', message('account.passwordSame'));
    await this.policy.assertAcceptable(new_password, { ...user, field: 'new_password' });
    const password_hash = await this.hasher.hash(new_password, place);
    const password = { password_hash, password_is_short: isShortForStaff(new_password) };
    return this.database.transaction(async (transaction) => {
      await this.users.changePassword(transaction, user.id, password);
      await this.sessions.endAllOfUser(transaction, user.id, 'password_change');
      await this.devices.deleteAllOfUser(transaction, user.id);
      const ready = { ...user, must_change_password: false, password_too_short: false };
      const signedIn = await this.starter.start(transaction, ready);
      await this.resets.deleteAllOfUser(transaction, user.id);
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'password_changed', cause: uuidv7(), to: user, facts });
      await this.audit.record({ action: 'password.change', object_type: 'user', object_id: user.id }, transaction);
      return signedIn;
    });
  }

  /** Responds with 400, not 401, because the user is signed in and only the entered password is wrong. */
  private async assertCurrent(user: Account, current_password: string, place: HashingPlace): Promise<void> {
    const attempt = await this.attempts.count(user.id);
    if (await this.hasher.matches(user.password_hash, current_password, place)) return attempt.succeeded();
    await this.audit.record({ action: 'password.change', outcome: 'refused', object_type: 'user', object_id: user.id });
    throw refused('current_password', message('account.currentPasswordWrong'));
  }
}

const refused = (field: string, detail: Message): ProblemError =>
  new ProblemError('invalid_input', detail, { errors: [{ field, detail }] });
