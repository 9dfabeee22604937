import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { accountKey, addressKey, deviceKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { AccountGate } from '../accounts/account-gate';
import type { Account } from '../accounts/users.repository';
import type { KnownDevice } from '../sessions/known-devices.repository';
import { signInsOverDays, signInsPerAccount, signInsPerAddress } from '../accounts/sign-in.limits';

/** An attempt that is counted before verification, and marked as succeeded or failed afterwards. */
export interface SignInAttempt {
  succeeded(): Promise<void>;
  /** Neither: the first step was right, and the second one has not been tried. */
  undecided(): Promise<void>;
  failed(): Promise<void>;
}

/**
 * Counts sign-in attempts per account (by day and over thirty days) and per IP address. A known browser is counted
 * separately, unaffected by strangers' attempts on the account or from the same IP address.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: DataSource,
    private readonly gate: AccountGate,
    private readonly rateLimiter: RateLimiter,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError throttled */
  async count(email: string, user: Account | undefined, device: KnownDevice | undefined): Promise<SignInAttempt> {
    const keyOf = (what: string): string => (device ? deviceKey(what, device.id) : accountKey(what, email));
    const [today, days, address] = [keyOf('sign-in'), keyOf('sign-in-days'), addressKey('sign-in')];
    if (!device) await this.rateLimiter.consume(address, signInsPerAddress);
    await this.rateLimiter.consume(today, signInsPerAccount);
    const attempts = await this.rateLimiter.consume(days, signInsOverDays);
    return {
      succeeded: async () => {
        await this.rateLimiter.reset(today);
        await this.rateLimiter.refund(days);
        if (!device) await this.rateLimiter.refund(address);
      },
      undecided: async () => {
        for (const key of device ? [today, days] : [today, days, address]) await this.rateLimiter.refund(key);
      },
      failed: async () => {
        if (user && this.gate.isOpen(user) && attempts === signInsOverDays.limit) await this.tellOwner(user);
      },
    };
  }

  /** Called each time throttling begins; the email is deduplicated to one a day. */
  private tellOwner(user: Account): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const at = new Date().toISOString();
      const cause = `${user.id} ${at.slice(0, 10)}`;
      await this.mails.queue(transaction, { kind: 'sign_in_slowed', cause, to: user, facts: { at } });
      await this.audit.record({ action: 'sign-in.slow', object_type: 'user', object_id: user.id }, transaction);
    });
  }
}
