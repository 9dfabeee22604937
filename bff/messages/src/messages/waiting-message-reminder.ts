import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DataSource } from 'typeorm';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { causeOf, WaitingThreadsRepository, type Waiting } from './waiting-threads.repository';

const minute = 60_000;
/** Interval on each server, ms. */
const interval = minute;
/** Lifetime of a queued email; an older one would no longer be relevant. */
const expiresAfter = 12 * 60 * minute;

/** Emails users about unread messages, once per conversation until they have read it. */
@Injectable()
export class WaitingMessageReminder extends RepeatedJob {
  private readonly log = new Logger(WaitingMessageReminder.name);

  constructor(
    private readonly database: DataSource,
    private readonly threads: WaitingThreadsRepository,
    private readonly mails: MailService,
  ) {
    super(interval);
  }

  /** Never throws. */
  protected async work(): Promise<void> {
    try {
      while (await this.remindSome());
    } catch (error) {
      this.log.warn(describeError(error));
    }
  }

  /** @returns whether there may be more */
  private remindSome(): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const waiting = await this.threads.take(transaction);
      for (const one of waiting ?? []) await this.mails.queue(transaction, mailOf(one));
      return waiting !== undefined;
    });
  }
}

const mailOf = (waiting: Waiting) => ({
  kind: 'message_waiting' as const,
  cause: causeOf(waiting),
  to: waiting,
  facts: { at: waiting.unread_since?.toISOString() ?? '' },
  expires_at: new Date(Date.now() + expiresAfter),
});
