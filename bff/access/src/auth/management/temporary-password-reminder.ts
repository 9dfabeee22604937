import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { UsersRepository } from '../accounts/users.repository';

const interval = 10 * 60_000;
/** Time before expiry at which the reminder is sent, ms. */
const ahead = 12 * 3_600_000;

/**
 * Reminds users once before their temporary password expires. Runs on every replica; the outbox deduplicates emails by
 * cause.
 */
@Injectable()
export class TemporaryPasswordReminder extends RepeatedJob {
  private readonly log = new Logger(TemporaryPasswordReminder.name);

  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly mails: MailService,
  ) {
    super(interval);
  }

  /** Never throws. */
  protected async work(): Promise<void> {
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
