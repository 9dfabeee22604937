import { Injectable } from '@nestjs/common';
import type { MessageAttachment } from '@portal/domain/messages/messages.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { MessageEntity, MessageThreadEntity } from './message.entity';

const columns = ['id', 'seq', 'sender_id', 'recipient_id', 'key_owner_id', 'content', 'read_at', 'created_at'] as const;

export type StoredMessage = Pick<MessageEntity, (typeof columns)[number]> & {
  sender_name: string | null;
  attachments: readonly MessageAttachment[] | null;
};

type Pair = readonly [one: string, other: string];

/** A conversation, with the person whose data key encrypts it: the client, if one takes part. */
interface Thread {
  pair: Pair;
  key_owner_id: string;
}

const bySeq: Omit<Order, 'direction'> = { entity: MessageEntity, alias: 'message', by: ['seq'] };
const ofPair = `LEAST(message.sender_id, message.recipient_id) = :low
  AND GREATEST(message.sender_id, message.recipient_id) = :high`;

/** Row-level security leaves out the documents that the reader may not open. */
const attachmentsOf = `(SELECT json_agg(json_build_object('document_id', document.id, 'filename', document.filename)
    ORDER BY document.filename, document.id)
  FROM message_attachments attached JOIN documents document ON document.id = attached.document_id
  WHERE attached.client_id = :key_owner_id AND attached.message_id = message.id
    AND document.user_id = :key_owner_id AND document.deleted_at IS NULL)`;

// Reads data maintained by triggers (docs/database-rules.md): number_by_commit, keep_message_threads.
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  listBefore(thread: Thread, page: PageRequest): Promise<Page<StoredMessage>> {
    return paginate(this.withAttachments(thread), { ...bySeq, direction: 'DESC' }, page);
  }

  /** Oldest first. */
  listAfter(thread: Thread, seq: number, page: PageRequest): Promise<Page<StoredMessage>> {
    const newer = this.withAttachments(thread).where('message.seq > :seq', { seq });
    return paginate(newer, { ...bySeq, direction: 'ASC' }, page);
  }

  /** @returns undefined if there is no such message between the two */
  async findSeq(pair: Pair, id: string): Promise<number | undefined> {
    return (await this.between(pair).where('message.id = :id', { id }).getOne())?.seq;
  }

  /** @returns the position and time of the message */
  async insert(
    transaction: EntityManager,
    message: Pick<MessageEntity, 'id' | 'sender_id' | 'recipient_id' | 'key_owner_id' | 'content'>,
  ): Promise<Pick<MessageEntity, 'seq' | 'created_at'>> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(MessageEntity)
      .values(message)
      .returning(['seq', 'created_at'])
      .execute();
    const [row] = inserted.raw as Pick<MessageEntity, 'seq' | 'created_at'>[];
    if (!row) throw new Error('a message was not stored');
    return row;
  }

  /**
   * Marks the other participant's messages as read, up to the given message; the thread stays unread from the next one
   * on. Locks the thread first, to avoid a deadlock between two tabs of the same user.
   * @returns the thread before the change; undefined if nothing was unread
   */
  async markRead(transaction: EntityManager, [person_id, other_id]: Pair, seq: number) {
    const thread = { person_id, other_id };
    const before = await transaction.findOne(MessageThreadEntity, {
      where: thread,
      lock: { mode: 'pessimistic_write' },
    });
    const unread = 'recipient_id = :person_id AND sender_id = :other_id AND read_at IS NULL';
    const { affected } = await transaction
      .createQueryBuilder()
      .update(MessageEntity)
      .set({ read_at: () => 'now()' })
      .where(`${unread} AND seq <= :seq`, { ...thread, seq })
      .execute();
    if (!affected || !before) return undefined;
    const since = transaction
      .createQueryBuilder(MessageEntity, 'message')
      .select('min(message.created_at)')
      .where(unread.replace(/(recipient_id|sender_id|read_at)/g, 'message.$1'));
    await transaction
      .createQueryBuilder()
      .update(MessageThreadEntity)
      .set({ unread_since: () => `(${since.getQuery()})`, reminded_at: null })
      .where('person_id = :person_id AND other_id = :other_id', thread)
      .execute();
    return before;
  }

  /**
   * Attaches documents of a client, unless they are in the trash.
   * @returns those attached, by name
   */
  async attach(
    transaction: EntityManager,
    { id, client_id }: { id: string; client_id: string },
    document_ids: readonly string[],
  ): Promise<MessageAttachment[]> {
    return transaction.query<MessageAttachment[]>(
      `WITH found AS (
         SELECT id, filename FROM documents WHERE id = ANY ($1) AND user_id = $2 AND deleted_at IS NULL
       ), attached AS (
         INSERT INTO message_attachments (message_id, document_id, client_id) SELECT $3, id, $2 FROM found
       )
       SELECT id AS document_id, filename FROM found ORDER BY filename, id`,
      [document_ids, client_id, id],
    );
  }

  countUnread(recipient_id: string): Promise<number> {
    return this.database.manager
      .createQueryBuilder(MessageEntity, 'message')
      .where('message.recipient_id = :recipient_id AND message.read_at IS NULL', { recipient_id })
      .getCount();
  }

  private withAttachments({ pair, key_owner_id }: Thread): PlainQuery<StoredMessage> {
    const messages = this.between(pair).json<'attachments', readonly MessageAttachment[]>('attachments', attachmentsOf);
    messages.builder.setParameter('key_owner_id', key_owner_id);
    return messages;
  }

  private between(pair: Pair): PlainQuery<Omit<StoredMessage, 'attachments'>> {
    const [low, high] = [...pair].sort();
    return PlainQuery.from(this.database.manager, MessageEntity, 'message', columns)
      .innerJoin(UserEntity, 'sender', 'sender.id = message.sender_id', [])
      .column('sender_name', `sender.first_name || ' ' || sender.last_name`)
      .where(ofPair, { low, high });
  }
}
