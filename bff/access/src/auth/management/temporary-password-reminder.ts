import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { UsersRepository } from '../accounts/users.repository';

const interval = 10 * 60_000;
/** Time before expiry at which the reminder is sent, ms. */
const ahead = 12 * 3_600_000;

/**
 * Reminds users once before their temporary password expires. Runs on every replica; the outbox deduplicates emails by
 * cause.
 */
@Injectable()
export class TemporaryPasswordReminder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(TemporaryPasswordReminder.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly mails: MailService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.remind(), interval * (0.9 + Math.random() / 5)).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never throws. */
  async remind(): Promise<void> {
    try {
      for (let after = ''; ;) {
        const people = await this.users.findPasswordEndingWithin(ahead, after);
        const last = people.at(-1);
        if (!last) return;
        await this.database.transaction(async (transaction) => {
          for (const { password_expires_at: ends, ...to } of people) {
            const at = ends.toISOString();
            const cause = `${to.id} ${at}`;
            await this.mails.queue(transaction, {
              kind: 'temporary_password_ends',
              cause,
              to,
              facts: { at },
              expires_at: ends,
            });
          }
        });
        after = last.id;
      }
    } catch (error) {
      this.log.warn(describeError(error));
    }
  }
}
