import { Injectable } from '@nestjs/common';
import { defaultLocale } from '@portal/domain/i18n/locales';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { Env } from '../config/env';
import { derivedKey } from '../config/secrets';
import { decrypt, encrypt } from '../encryption/cipher';
import { currentRequest } from '../request/request-context';
import type { MailContent, MailKind, NewMail } from './mail-kinds';
import { MailsRepository } from './mails.repository';

/**
 * Queues mail in a transactional outbox: a mail is sent if, and only if, the transaction that queued it commits.
 *
 *     await this.mails.queue(transaction, { kind: 'password_changed', cause: session_id, to: user, facts: { at } });
 */
@Injectable()
export class MailService {
  private readonly key: Buffer;

  constructor(
    private readonly env: Env,
    private readonly outbox: MailsRepository,
  ) {
    this.key = derivedKey(env.JWT_SECRET, 'mails').export();
  }

  /** @returns whether it is queued; false if an email of this kind and cause exists */
  async queue<Kind extends MailKind>(transaction: EntityManager, mail: NewMail<Kind>): Promise<boolean> {
    const { kind, cause, to, facts, expires_at = null } = mail;
    const id = uuidv7();
    // Without PUBLIC_ORIGIN, no email leaves this machine, so a forged host cannot affect anyone else.
    const origin = this.env.PUBLIC_ORIGIN ?? currentRequest()?.origin;
    const content: MailContent = { first_name: to.first_name, facts, ...(origin === undefined ? {} : { origin }) };
    return this.outbox.insert(transaction, {
      ...{ id, kind, cause, recipient: to.email, locale: to.locale ?? defaultLocale, expires_at },
      content: encrypt(this.key, contextOf(id), Buffer.from(JSON.stringify(content))),
    });
  }

  /** Cancels a queued email whose cause no longer applies. */
  withdraw(transaction: EntityManager, kind: MailKind, cause: string): Promise<void> {
    return this.outbox.withdraw(transaction, kind, cause);
  }

  /** @throws DecryptionError if the email was queued under another JWT_SECRET */
  read({ id, content }: { id: string; content: Buffer }): MailContent {
    return JSON.parse(decrypt(this.key, contextOf(id), content).toString('utf8')) as MailContent;
  }
}

const contextOf = (row: string) => ({ table: 'mails', column: 'content', row });
