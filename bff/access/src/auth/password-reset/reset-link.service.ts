import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { accountKey, addressKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { newToken, tokenHash } from '../sessions/opaque-tokens';
import { PasswordResetsRepository } from './password-resets.repository';
import { resetsPerAccount, resetsPerAddress, waitingRequests } from './password-reset.limits';

/** Sends password reset links. */
@Injectable()
export class ResetLinkService implements BeforeApplicationShutdown {
  private readonly log = new Logger(ResetLinkService.name);
  /** Tail of the queue; requests are processed one at a time. */
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly mails: MailService,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /**
   * Counts the request and responds before the account is looked up, so that neither response nor timing reveals
   * whether it exists.
   * @throws ProblemError throttled, with or without an account
   */
  async request(email: string): Promise<void> {
    await this.rateLimiter.consume(addressKey('forgot-password'), resetsPerAddress);
    await this.rateLimiter.consume(accountKey('forgot-password', email), resetsPerAccount);
    if (this.waiting >= waitingRequests) throw new ProblemError('throttled', undefined, { retry_after: 10 });
    this.waiting += 1;
    this.last = this.last.then(() => this.sendIfThere(email)).finally(() => (this.waiting -= 1));
  }

  /** @throws ProblemError not_found */
  async sendFor(actor: Actor, id: string): Promise<void> {
    const user = await this.users.findById(id);
    if (!user || !this.gate.isOpen(user) || !(await this.send(user, actor))) throw new ProblemError('not_found');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
  }

  private async sendIfThere(email: string): Promise<void> {
    try {
      const user = await this.users.findByEmail(email);
      if (user && this.gate.isOpen(user)) await this.send(user);
    } catch (error) {
      this.log.warn(describeError(error));
    }
  }

  /**
   * Earlier links stay valid: a stranger's request must not revoke the link that the owner is about to use.
   * @returns false, without sending anything, if the account was closed or its address has changed
   */
  private send(user: Account, by?: Actor): Promise<boolean> {
    const [id, token] = [uuidv7(), newToken()];
    const lifetime = accountLimits.resetLink;
    const minutes = lifetime / 60_000;
    return this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, user))) return false;
      const requested_by = by?.id ?? null;
      const link = { id, user_id: user.id, token_hash: tokenHash(token), requested_by, lifetime };
      const expires_at = await this.resets.insert(transaction, link);
      const mail = { kind: 'reset_link', cause: id, to: user, facts: { token, minutes }, expires_at } as const;
      await this.mails.queue(transaction, mail);
      const entry: AuditEntry = { action: 'password.send_link', object_type: 'user', object_id: user.id };
      await this.audit.record(entry, transaction);
      return true;
    });
  }
}
