import { Injectable } from '@nestjs/common';
import type { ResetPassword } from '@portal/domain/account/account.dto';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { accountKey, addressKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { PasswordPolicy, isShortForStaff } from '../accounts/password-policy';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { EmailVerificationsRepository } from '../email-verification/email-verifications.repository';
import { KnownDevicesRepository } from '../sessions/known-devices.repository';
import { tokenHash } from '../sessions/opaque-tokens';
import { SessionsService } from '../sessions/sessions.service';
import { PasswordResetsRepository } from './password-resets.repository';
import { resetsPerAddress } from './password-reset.limits';

/** Sets a new password by a reset link; staff still need their PIN to sign in. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly verifications: EmailVerificationsRepository,
    private readonly gate: AccountGate,
    private readonly policy: PasswordPolicy,
    private readonly hasher: SecretHasher,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly mails: MailService,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /** A rejected password does not use up the link. @throws ProblemError invalid_input */
  async reset({ token, password }: ResetPassword): Promise<void> {
    await this.rateLimiter.consume(addressKey('reset-password'), resetsPerAddress);
    const link = await this.resets.findValid(tokenHash(token));
    const user = link && (await this.users.findById(link.user_id));
    if (!user || !this.gate.isOpen(user)) throw linkIsOver();
    await this.policy.assertAcceptable(password, { ...user, field: 'password' });
    const password_hash = await this.hasher.hash(password);
    await this.change(user, link.id, { password_hash, password_is_short: isShortForStaff(password) });
    // Access to the mailbox proves ownership, so end a client's lockout. Staff stay locked out, because otherwise a
    // reset would allow more PIN guesses.
    if (user.role !== 'client') return;
    for (const counted of ['sign-in', 'sign-in-days']) await this.rateLimiter.reset(accountKey(counted, user.email));
  }

  private change(
    user: Account,
    link_id: string,
    password: Parameters<UsersRepository['changePassword']>[2],
  ): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, user)) || !(await this.resets.use(transaction, link_id)))
        throw linkIsOver();
      await this.resets.deleteAllOfUser(transaction, user.id);
      // The link was sent to the address, so it verifies it as well.
      await this.users.verifyEmail(transaction, user.id);
      await this.verifications.deleteAllOfUser(transaction, user.id);
      await this.users.changePassword(transaction, user.id, password);
      await this.sessions.endAllOfUser(transaction, user.id, 'password_reset');
      await this.devices.deleteAllOfUser(transaction, user.id);
      const facts = { at: new Date().toISOString() };
      await this.mails.queue(transaction, { kind: 'password_changed', cause: link_id, to: user, facts });
      const entry: AuditEntry = { action: 'password.reset', actor: user, object_type: 'user', object_id: user.id };
      await this.audit.record(entry, transaction);
    });
  }
}

const linkIsOver = (): ProblemError => {
  const detail = message('account.linkIsOver');
  return new ProblemError('invalid_input', detail, { errors: [{ field: 'token', detail }] });
};
