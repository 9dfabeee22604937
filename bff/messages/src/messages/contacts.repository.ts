import { Injectable } from '@nestjs/common';
import { listLimits } from '@portal/domain/contract/limits';
import { DataSource } from 'typeorm';
import { ReadableContacts } from '@portal/bff-access/contact-access';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { Actor } from '@portal/bff-platform/request/actor';
import { MessageEntity, MessageThreadEntity } from './message.entity';

const accountColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'role'] as const;

export type StoredContact = NonNullable<Awaited<ReturnType<ContactsRepository['find']>>>;

const name = 'account.last_name, account.first_name, account.id';
const searched = `position(lower(:search) in lower(concat_ws(' ', account.first_name, account.last_name, account.email))) > 0`;

// Reads data maintained by triggers (docs/database-rules.md): keep_message_threads.
@Injectable()
export class ContactsRepository {
  constructor(private readonly database: DataSource) {}

  find(actor: Actor, id: string) {
    return this.contactsOf(actor).where('account.id = :id', { id }).getOne();
  }

  /**
   * Lists the latest conversations first, then contacts without one, by name. Each part is read in index order, and the
   * second only if the page reaches it.
   */
  async list(actor: Actor, { search, limit = listLimits.default, cursor }: { search?: string | null } & PageRequest) {
    const all = this.contactsOf(actor);
    if (search?.trim()) all.where(searched, { search: search.trim() });
    const last = cursor === undefined ? undefined : await this.findThread(actor, cursor);
    const found: StoredContact[] = [];
    if (cursor === undefined || last)
      found.push(
        ...(await withThread(all, last?.last_seq)
          .limit(limit + 1)
          .getMany()),
      );
    if (found.length <= limit) {
      const after = last ? undefined : cursor;
      found.push(
        ...(await withoutThread(all, after)
          .limit(limit + 1 - found.length)
          .getMany()),
      );
    }
    const items = found.slice(0, limit);
    const next = found.length > limit ? items.at(-1)?.id : undefined;
    if (cursor === undefined && next === undefined) return new Page(items, items.length);
    return new Page(items, await all.count(), next);
  }

  private findThread({ id: person_id }: Actor, other_id: string): Promise<MessageThreadEntity | null> {
    return this.database.manager.findOneBy(MessageThreadEntity, { person_id, other_id });
  }

  private contactsOf(actor: Actor) {
    const accounts = PlainQuery.from(this.database.manager, UserEntity, 'account', accountColumns)
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = account.id', ['preparer_code'])
      .leftJoin(MessageThreadEntity, 'thread', 'thread.person_id = :actor_id AND thread.other_id = account.id', [
        'last_at',
      ])
      .leftJoin(MessageEntity, 'newest', 'newest.seq = thread.last_seq', [])
      .column('last_id', 'newest.id')
      .column('last_sender_id', 'newest.sender_id')
      .column('last_key_owner_id', 'newest.key_owner_id')
      .bytes('last_content', 'newest.content')
      .number(
        'unread',
        `(SELECT count(*) FROM messages
          WHERE recipient_id = :actor_id AND sender_id = account.id AND read_at IS NULL)`,
      );
    return ReadableContacts.of(actor).restrict(accounts);
  }
}

function withThread(contacts: PlainQuery<StoredContact>, before?: number): PlainQuery<StoredContact> {
  const found = contacts.clone().where('thread.other_id IS NOT NULL');
  if (before !== undefined) found.where('thread.last_seq < :before', { before });
  found.builder.orderBy('thread.last_seq', 'DESC');
  return found;
}

function withoutThread(contacts: PlainQuery<StoredContact>, after?: string): PlainQuery<StoredContact> {
  const found = contacts.clone().where('thread.other_id IS NULL');
  if (after !== undefined)
    found.where(`(${name}) > (SELECT last_name, first_name, id FROM users WHERE id = :after)`, { after });
  for (const column of name.split(', ')) found.builder.addOrderBy(column);
  return found;
}
