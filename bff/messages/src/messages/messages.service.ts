import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { message } from '@portal/domain/i18n/message';
import type {
  ChatMessage,
  MessageAttachment,
  Contact,
  ContactQuery,
  ConversationQuery,
  SendMessage,
} from '@portal/domain/messages/messages.dto';
import type {} from '@portal/domain/messages/messages.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { assignedClientId } from '@portal/bff-access/client-access';
import { holdContact } from '@portal/bff-access/contact-access';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { Encryption, type OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { EventsRepository } from '@portal/bff-platform/events/events.repository';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter, type RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ContactsRepository, type StoredContact } from './contacts.repository';
import { messageContext, presentContact, presentMessage } from './message.presenter';
import { MessagesRepository } from './messages.repository';
import { SentMessages } from './sent-messages';
import { causeOf } from './waiting-threads.repository';

const noSuchDocument = message('messages.noSuchDocument');

type ConversationRequest = ConversationQuery & PageRequest;

const minute = 60_000;

/** Limit per sender, higher than anyone could write by hand. */
const sendLimit: RateLimit = { limit: 60, window: minute, wait: 10_000, longestWait: 5 * minute };

/** Messages between two people. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: DataSource,
    private readonly contacts: ContactsRepository,
    private readonly messages: MessagesRepository,
    private readonly events: EventsRepository,
    private readonly encryption: Encryption,
    private readonly rateLimiter: RateLimiter,
    private readonly mails: MailService,
    private readonly audit: AuditService,
    private readonly sent: SentMessages,
  ) {}

  async listContacts(actor: Actor, request: ContactQuery & PageRequest): Promise<Page<Contact>> {
    const page = await this.contacts.list(actor, request);
    const ciphers = await this.ciphersOf(page.items);
    return page.map((row) => presentContact(row, actor, ciphers));
  }

  /** @throws ProblemError not_found for anyone who is not a contact */
  async readContact(actor: Actor, id: string): Promise<Contact> {
    const contact = await this.findContact(actor, id);
    return presentContact(contact, actor, await this.ciphersOf([contact]));
  }

  /**
   * Sorted oldest first on each page. @throws ProblemError not_found, invalid_input for an `after` from another
   * conversation
   */
  async conversation(actor: Actor, id: string, { after, ...page }: ConversationRequest): Promise<Page<ChatMessage>> {
    const contact = await this.findContact(actor, id);
    const pair = [actor.id, contact.id] as const;
    const thread = { pair, key_owner_id: keyOwnerOf(actor, contact) };
    const cipher = await this.encryption.forOwner(thread.key_owner_id);
    if (after) {
      const seq = await this.findSeq(pair, after, 'after');
      return (await this.messages.listAfter(thread, seq, page)).map((row) => presentMessage(row, cipher));
    }
    const { items, total, next } = await this.messages.listBefore(thread, page);
    return new Page([...items].reverse(), total, next).map((row) => presentMessage(row, cipher));
  }

  /** Like `conversation`, but audited, for a preparer's conversation with a client. @throws ProblemError not_found */
  async ofClient(actor: Actor, clientId: string, request: PageRequest): Promise<Page<ChatMessage>> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    await this.audit.record({ action: 'messages.list', actor, object_type: 'client', object_id: client });
    return this.conversation(actor, client, request);
  }

  /** @throws ProblemError not_found if the sender may not write to the recipient; throttled */
  async send(actor: Actor, sent: SendMessage): Promise<ChatMessage> {
    await this.rateLimiter.consume(personKey('message', actor.id), sendLimit);
    return this.database.transaction(await this.prepare(actor, sent));
  }

  /**
   * Encrypts a message, for callers that store it in a larger transaction. Not rate limited.
   * @throws ProblemError not_found; invalid_input for a file that does not belong to the client
   */
  async prepare(
    actor: Actor,
    { recipient_id, content, document_ids = [] }: SendMessage,
  ): Promise<(transaction: EntityManager) => Promise<ChatMessage>> {
    const contact = await this.findContact(actor, recipient_id);
    if (!contact.can_write) throw new ProblemError('not_found');
    const [id, key_owner_id] = [uuidv7(), keyOwnerOf(actor, contact)];
    const cipher = await this.encryption.forOwner(key_owner_id);
    const row = {
      ...{ id, key_owner_id, sender_id: actor.id, recipient_id: contact.id },
      content: cipher.encrypt(messageContext(id), content),
    };
    return async (transaction) => {
      // First, because listeners lock the client's account, as a reassignment does before the assignment.
      await this.sent.tell(transaction, actor);
      await holdContact(transaction, actor, contact);
      const stored = await this.messages.insert(transaction, row);
      const attachments = await this.attach(transaction, { id, client_id: key_owner_id }, document_ids);
      await this.events.insert(transaction, [
        { kind: 'message', recipient_id: contact.id, person_id: actor.id, subject_id: id },
        { kind: 'message', recipient_id: actor.id, person_id: contact.id, subject_id: id },
      ]);
      const sender_name = fullName(actor);
      return presentMessage({ ...row, ...stored, sender_name, attachments, read_at: null }, cipher);
    };
  }

  /** @throws ProblemError not_found, invalid_input for a message from another conversation */
  async markRead(actor: Actor, id: string, message_id: string): Promise<void> {
    const contact = await this.findContact(actor, id);
    const pair = [actor.id, contact.id] as const;
    const seq = await this.findSeq(pair, message_id, 'message_id');
    await this.database.transaction(async (transaction) => {
      const read = await this.messages.markRead(transaction, pair, seq);
      if (!read) return;
      if (read.reminded_at) await this.mails.withdraw(transaction, 'message_waiting', causeOf(read));
      await this.events.insert(transaction, [
        { kind: 'read', recipient_id: actor.id, person_id: contact.id },
        { kind: 'read', recipient_id: contact.id, person_id: actor.id },
      ]);
    });
  }

  /** Only clients have documents, so that nothing can be attached between members of staff. */
  private async attach(
    transaction: EntityManager,
    message: { id: string; client_id: string },
    document_ids: readonly string[],
  ): Promise<MessageAttachment[]> {
    const wanted = new Set(document_ids);
    if (wanted.size === 0) return [];
    const attached = await this.messages.attach(transaction, message, [...wanted]);
    if (attached.length === wanted.size) return attached;
    const detail = noSuchDocument;
    throw new ProblemError('invalid_input', detail, { errors: [{ field: 'document_ids', detail }] });
  }

  /** Returns the ciphers for the newest message of each conversation. */
  private ciphersOf(contacts: readonly StoredContact[]): Promise<ReadonlyMap<string, OwnerCipher>> {
    return this.encryption.forOwners(contacts.flatMap(({ last_key_owner_id: owner }) => (owner ? [owner] : [])));
  }

  private async findContact(actor: Actor, id: string): Promise<StoredContact> {
    const contact = await this.contacts.find(actor, id);
    if (!contact) throw new ProblemError('not_found');
    return contact;
  }

  private async findSeq(pair: readonly [string, string], id: string, field: string): Promise<number> {
    const seq = await this.messages.findSeq(pair, id);
    if (seq !== undefined) return seq;
    throw new ProblemError('invalid_input', undefined, {
      errors: [{ field, detail: message('messages.noSuchMessage') }],
    });
  }
}

/**
 * Returns the person whose data key encrypts the conversation: the client, or between two staff members the one who is
 * not an admin.
 */
function keyOwnerOf(actor: Pick<Actor, 'id' | 'role'>, other: Pick<Actor, 'id' | 'role'>): string {
  const owner =
    [actor, other].find(({ role }) => role === 'client') ?? [actor, other].find(({ role }) => role !== 'admin');
  return (owner ?? actor).id;
}
