import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { kindsForVerified, type MailKind } from './mail-kinds';
import { MailEntity } from './mail.entity';
import { mailLimits } from './mail.limits';

export type DueMail = Pick<MailEntity, 'id' | 'kind' | 'locale' | 'attempts'> & { recipient: string; content: Buffer };

const { attempts, batch, firstRetry, lease, longestRetry, remembered } = mailLimits;
const waiting = 'sent_at IS NULL AND given_up_at IS NULL';
/** Kinds of email that concern an account's content or give access to it; the other kinds warn of changes. */
const contentKinds: readonly MailKind[] = [
  'message_waiting',
  'return_started',
  'info_needed',
  'return_ready',
  'return_filed',
  'return_accepted',
  'return_amended',
  'return_sent_back',
  'documents_requested',
  'documents_sent_back',
  'documents_reminder',
  'reset_link',
  'verify_email',
  'temporary_password_ends',
  'account_approved',
];
const wiped = { recipient: null, content: null };

const ofUnverified = `EXISTS (
  SELECT FROM users WHERE users.email = mails.recipient AND users.deleted_at IS NULL AND users.email_verified_at IS NULL)`;

/**
 * Leases due email for as long as sending can take. Uses raw SQL, because the query builder has no locking subquery in
 * an update. Replicas skip each other's rows, so that only one of them sends each email.
 */
const takeDue = `
  UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + ${lease} * interval '1 ms'
  WHERE id IN (
    SELECT id FROM mails WHERE ${waiting} AND next_attempt_at <= now()
    AND NOT (kind = ANY($1) AND ${ofUnverified})
    ORDER BY next_attempt_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, locale, attempts, recipient, content`;

@Injectable()
export class MailsRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns false, without inserting, if an email with this cause exists */
  async insert(
    transaction: EntityManager,
    mail: Pick<MailEntity, 'id' | 'kind' | 'cause' | 'recipient' | 'locale' | 'content' | 'expires_at'>,
  ): Promise<boolean> {
    const insert = transaction.createQueryBuilder().insert().into(MailEntity).values(mail);
    const inserted = await insert.orIgnore().returning('id').execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async takeDue(): Promise<DueMail[]> {
    const [mails] = await this.database.query<[DueMail[], number]>(takeDue, [kindsForVerified]);
    return mails;
  }

  /** Skips an email that was canceled while it was being sent. */
  async recordSent(id: string): Promise<void> {
    const sent = { ...wiped, sent_at: () => 'now()', last_error: null };
    await this.database.manager.update(MailEntity, { id, given_up_at: IsNull() }, sent);
  }

  /** Cancels an unsent email whose cause no longer applies; does not affect a sent one. */
  async withdraw(transaction: EntityManager, kind: MailKind, cause: string): Promise<void> {
    const unsent = { kind, cause, sent_at: IsNull(), given_up_at: IsNull() };
    await transaction.update(MailEntity, unsent, { ...wiped, given_up_at: () => 'now()' });
  }

  /** Cancels unsent emails about the content of a closed account. */
  async withdrawContent(transaction: EntityManager, recipient: string): Promise<void> {
    const unsent = { recipient, kind: In(contentKinds), sent_at: IsNull(), given_up_at: IsNull() };
    await transaction.update(MailEntity, unsent, { ...wiped, given_up_at: () => 'now()' });
  }

  /** Schedules a retry with exponential backoff. */
  async recordFailure(id: string, last_error: string): Promise<void> {
    const wait = `least(${longestRetry}, ${firstRetry} * power(2, attempts - 1)) * interval '1 ms'`;
    await this.database.manager.update(MailEntity, { id }, { last_error, next_attempt_at: () => `now() + ${wait}` });
  }

  async giveUp(id: string, last_error: string): Promise<void> {
    await this.database.manager.update(MailEntity, { id }, { ...wiped, last_error, given_up_at: () => 'now()' });
  }

  /**
   * Marks emails as failed that have expired or were tried too often, including by replicas that died while sending.
   * @returns the number of failed emails
   */
  async giveUpOverdue(): Promise<number> {
    const { affected } = await this.database
      .createQueryBuilder()
      .update(MailEntity)
      .set({ ...wiped, given_up_at: () => 'now()' })
      .where(`${waiting} AND next_attempt_at <= now()`)
      .andWhere('(expires_at <= now() OR attempts >= :attempts)', { attempts })
      .execute();
    return affected ?? 0;
  }

  async deleteExpired(): Promise<void> {
    const old = `NOT (${waiting}) AND created_at < now() - ${remembered} * interval '1 ms'`;
    await this.database.createQueryBuilder().delete().from(MailEntity).where(old).execute();
  }
}
