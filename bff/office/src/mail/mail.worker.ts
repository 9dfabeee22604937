import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { MailRefused, MailTransport } from '@portal/bff-platform/mail/mail-transport';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { mailLimits } from '@portal/bff-platform/mail/mail.limits';
import { MailsRepository, type DueMail } from '@portal/bff-platform/mail/mails.repository';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { SiteService } from '../site/site.service';
import { renderMail, type Office } from './mail.renderer';

/**
 * Sends queued emails. Runs on every replica, but each email is claimed by only one. An email is sent twice only if a
 * process died, or lost the database, after the mail server accepted the email and before we recorded it; both copies
 * then have the same Message-ID.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(MailWorker.name);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly outbox: MailsRepository,
    private readonly mails: MailService,
    private readonly site: SiteService,
    private readonly transport: MailTransport,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sendDue(), mailLimits.pollInterval).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    this.transport.close();
  }

  /** Sends all emails that are due; only one run at a time. Never throws. */
  sendDue(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      const overdue = await this.outbox.giveUpOverdue();
      if (overdue > 0) this.note('given_up', { mails: overdue }, overdue);
      for (let taken = await this.outbox.takeDue(); taken.length > 0; taken = await this.outbox.takeDue()) {
        const office = await this.site.read();
        await Promise.all(taken.map((mail) => this.send(mail, office)));
        if (this.stopped) return;
      }
    } catch (error) {
      this.log.warn(describeError(error));
    }
  }

  private async send(mail: DueMail, office: Office): Promise<void> {
    const { id, kind, locale, recipient: to, attempts } = mail;
    try {
      const rendered = renderMail(kind, this.mails.read(mail), locale, office);
      await inTime(this.transport.send({ id, to, language: locale, ...rendered }));
    } catch (error) {
      const { code, permanent } = error instanceof MailRefused ? error : unexpected(error);
      const last = permanent || attempts >= mailLimits.attempts;
      await (last ? this.outbox.giveUp(id, code) : this.outbox.recordFailure(id, code));
      this.note(last ? 'given_up' : 'failed', { id, kind, code, attempts });
      return;
    }
    await this.outbox.recordSent(id);
    this.metrics.mailed('sent');
  }

  /** Logs without the recipient. */
  private note(outcome: 'failed' | 'given_up', facts: object, mails = 1): void {
    this.metrics.mailed(outcome, mails);
    this.log.warn({ msg: `mail ${outcome}`, ...facts });
  }
}

async function inTime(sending: Promise<void>): Promise<void> {
  const timeout = new AbortController();
  const tooLong = pause(mailLimits.sendTimeout, undefined, { signal: timeout.signal, ref: false }).then(
    () => {
      throw new MailRefused('ETIMEDOUT', false);
    },
    () => undefined,
  );
  try {
    await Promise.race([sending, tooLong]);
  } finally {
    timeout.abort();
  }
}

/**
 * Returns the error code, and whether the failure is permanent: a full disk may have room later, but decryption will
 * fail again.
 */
const unexpected = (error: unknown): { code: string; permanent: boolean } => ({
  code: error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'EUNKNOWN',
  permanent: error instanceof Error && error.name === 'DecryptionError',
});
