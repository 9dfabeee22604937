import { Injectable } from '@nestjs/common';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { signInsOverDays, signInsPerAccount } from '../accounts/sign-in.limits';

/**
 * Counts the attempts of a signed-in person to enter their own password or a code again, with the limits of sign-in, so
 * that a stolen session does not help to guess them.
 */
@Injectable()
export class PasswordAttempts {
  constructor(private readonly rateLimiter: RateLimiter) {}

  /** @throws ProblemError throttled */
  async count(user_id: string): Promise<{ succeeded(): Promise<void> }> {
    const today = personKey('change-password', user_id);
    await this.rateLimiter.consume(today, signInsPerAccount);
    const days = personKey('change-password-days', user_id);
    await this.rateLimiter.consume(days, signInsOverDays);
    return {
      succeeded: async () => {
        await this.rateLimiter.refund(days);
        await this.rateLimiter.reset(today);
      },
    };
  }
}
