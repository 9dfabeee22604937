import { Injectable } from '@nestjs/common';
import type { VerifyEmail } from '@portal/domain/account/account.dto';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { addressKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { AccountGate } from '../accounts/account-gate';
import { UsersRepository } from '../accounts/users.repository';
import { tokenHash } from '../sessions/opaque-tokens';
import { verificationsPerAddress } from './email-verification.limits';
import { EmailVerificationsRepository } from './email-verifications.repository';

/** Marks an address as verified by the link sent to it. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly links: EmailVerificationsRepository,
    private readonly gate: AccountGate,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError invalid_input, the same for an unknown, used or expired link, and one of another address */
  async verify({ token }: VerifyEmail): Promise<void> {
    await this.rateLimiter.consume(addressKey('verify-email'), verificationsPerAddress);
    const link = await this.links.findValid(tokenHash(token));
    const user = link && (await this.users.findById(link.user_id));
    if (!user || user.email !== link.email) throw linkIsOver();
    await this.database.transaction(async (transaction) => {
      if (!(await this.gate.hold(transaction, user)) || !(await this.links.use(transaction, link.id)))
        throw linkIsOver();
      await this.links.deleteAllOfUser(transaction, user.id);
      await this.users.verifyEmail(transaction, user.id);
      const entry = { action: 'account.verify_email', actor: user, object_type: 'user', object_id: user.id } as const;
      await this.audit.record(entry, transaction);
    });
  }
}

const linkIsOver = (): ProblemError => {
  const detail = message('account.linkIsOver');
  return new ProblemError('invalid_input', detail, { errors: [{ field: 'token', detail }] });
};
