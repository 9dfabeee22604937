import { Injectable } from '@nestjs/common';
import type { Register } from '@portal/domain/account/account.dto';
import type { AccountStatus } from '@portal/domain/account/account-status';
import { accountLimits } from '@portal/domain/account/account.limits';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '@portal/bff-platform/config/env';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { AccountsService } from '../accounts/accounts.service';
import { newPin } from '../accounts/generated-secrets';
import { PasswordPolicy } from '../accounts/password-policy';
import { PreparerChoicesRepository } from '../accounts/preparer-choices.repository';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { VerificationLinkService } from '../email-verification/verification-link.service';
import { SessionStarter, type IssuedSession } from '../sessions/session-starter';
import { addressKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { registrationsPerAddress } from '../accounts/sign-in.limits';

/** A new account with its secrets, which are returned only once. */
export interface Registered {
  user: Account;
  /** Only for staff accounts; shown once. */
  pin?: string;
  /** Absent if someone else created the account, because only the account's owner gets a token. */
  issued?: IssuedSession;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly users: UsersRepository,
    private readonly accounts: AccountsService,
    private readonly policy: PasswordPolicy,
    private readonly starter: SessionStarter,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
    private readonly choices: PreparerChoicesRepository,
    private readonly verificationLinks: VerificationLinkService,
  ) {}

  /** Registers a visitor, or creates an account on behalf of an admin. */
  async register(
    actor: Actor | undefined,
    { email, password, temporary, preparer_code, ...person }: Register,
  ): Promise<Registered> {
    if (!actor) await this.rateLimiter.consume(addressKey('register'), registrationsPerAddress);
    if (temporary && (actor || person.role !== 'client')) throw notTemporary();
    const status = actor ? 'active' : this.statusOfVisitor(person.role);
    await this.policy.assertAcceptable(password, { email, field: 'password' });
    // Check before the expensive hashing; the unique index catches concurrent registrations.
    if (await this.users.findByEmail(email)) throw new ProblemError('already_exists', message('account.emailTaken'));
    const pin = person.role === 'preparer' ? newPin() : undefined;
    const byOther = actor ? { approved_by: actor.id, must_change_password: true } : {};
    const drawn = temporary ? temporaryPassword() : {};
    const account = await this.accounts.hashSecrets({ ...person, email, password, pin, status, ...byOther, ...drawn });
    return this.database.transaction(async (transaction) => {
      const user = await this.accounts.insert(transaction, account);
      const issued = actor ? undefined : await this.starter.start(transaction, user);
      const chosen = person.role === 'client' && (await this.keepChoice(transaction, user.id, preparer_code));
      if (issued) await this.users.recordSignIn(transaction, user.id);
      await this.verificationLinks.send(transaction, user);
      await this.record(transaction, actor, user, chosen ? { preparer_id: chosen } : {});
      return { user, pin, issued };
    });
  }

  private statusOfVisitor(role: Register['role']): AccountStatus {
    if (role === 'client') return 'active';
    if (this.env.PREPARER_SIGNUP === 'closed')
      throw new ProblemError('forbidden', message('account.preparerSignupClosed'));
    return this.env.PREPARER_SIGNUP === 'open' ? 'active' : 'pending';
  }

  /**
   * @returns the preparer's id, or undefined if the code is missing or unknown, which does not block the registration
   */
  private async keepChoice(transaction: EntityManager, client_id: string, code?: string | null) {
    const preparer_id = code ? await this.choices.findPreparerId(transaction, code) : undefined;
    if (preparer_id) await this.choices.replace(transaction, { client_id, preparer_id });
    return preparer_id;
  }

  private record(
    transaction: EntityManager,
    actor: Actor | undefined,
    { id, role, status }: Account,
    more: AuditEntry['details'],
  ): Promise<void> {
    const details = { role, status, ...more };
    const entry: AuditEntry = { action: 'account.create', object_type: 'user', object_id: id, details };
    return this.audit.record({ ...entry, actor: actor ?? { id, role } }, transaction);
  }
}

/**
 * General intake (decisions, section 3): the generated password must be changed at the first sign-in. The session of
 * the registration stays valid.
 */
const temporaryPassword = () => ({
  must_change_password: true,
  password_lifetime: accountLimits.temporaryPassword,
});

const notTemporary = () => {
  const detail = message('account.temporaryForClients');
  return new ProblemError('invalid_input', undefined, { errors: [{ field: 'temporary', detail }] });
};
