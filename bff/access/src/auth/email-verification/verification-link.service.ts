import { Injectable } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { accountKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository, type Account } from '../accounts/users.repository';
import { newToken, tokenHash } from '../sessions/opaque-tokens';
import { verificationsPerAccount } from './email-verification.limits';
import { EmailVerificationsRepository } from './email-verifications.repository';

/** Sends links that verify an email address. */
@Injectable()
export class VerificationLinkService {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly users: UsersRepository,
    private readonly links: EmailVerificationsRepository,
    private readonly mails: MailService,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /** Queues a link for an address that has just been entered, in the transaction that stores it. */
  async send(transaction: EntityManager, user: Recipient): Promise<void> {
    const [id, token, email] = [uuidv7(), newToken(), user.email.toLowerCase()];
    const lifetime = accountLimits.verificationLink;
    const days = lifetime / (24 * 3_600_000);
    const link = { id, user_id: user.id, email, token_hash: tokenHash(token), lifetime };
    const expires_at = await this.links.insert(transaction, link);
    const mail = {
      kind: 'verify_email',
      cause: id,
      to: { ...user, email },
      facts: { token, days },
      expires_at,
    } as const;
    await this.mails.queue(transaction, mail);
  }

  /**
   * Sends another link to the caller's own address, unless it is verified. Earlier links stay valid, because they may
   * arrive late.
   * @throws ProblemError throttled, session_expired
   */
  async resend(actor: Actor): Promise<void> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new ProblemError('session_expired');
    if (!user.email_unverified) return;
    await this.rateLimiter.consume(accountKey('verify-email', user.email), verificationsPerAccount);
    await this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, user))) throw new ProblemError('session_expired');
      await this.send(transaction, user);
      const entry = { action: 'account.send_verification', actor, object_type: 'user', object_id: user.id } as const;
      await this.audit.record(entry, transaction);
    });
  }
}

type Recipient = Pick<Account, 'id' | 'email' | 'first_name' | 'locale'>;
