import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { message } from '@portal/domain/i18n/message';
import { groupTypes } from '@portal/domain/messages/message-kinds';
import type {
  ChatGroup,
  ChatMessage,
  ConversationQuery,
  GroupReaders,
  PostToGroup,
  UnreadCounts,
} from '@portal/domain/messages/messages.dto';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { Encryption, officeKeyOwner } from '@portal/bff-platform/encryption/encryption';
import { EventsRepository } from '@portal/bff-platform/events/events.repository';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter, type RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { GroupsRepository, type GroupName, type StoredGroup } from './groups.repository';
import { postContext, presentGroup, presentPost } from './message.presenter';
import { MessagesRepository } from './messages.repository';

const minute = 60_000;

/** Low, because each post is delivered to many people. */
const postLimit: RateLimit = { limit: 10, window: minute, wait: 30_000, longestWait: 10 * minute };

/** Group messages. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly database: DataSource,
    private readonly groups: GroupsRepository,
    private readonly messages: MessagesRepository,
    private readonly events: EventsRepository,
    private readonly encryption: Encryption,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async list(actor: Actor, request: PageRequest): Promise<Page<ChatGroup>> {
    const cipher = await this.encryption.forOwner(officeKeyOwner);
    return (await this.groups.list(actor, request)).map((row) => presentGroup(row, actor, cipher));
  }

  /** @throws ProblemError not_found */
  async readers(actor: Actor, id: string): Promise<GroupReaders> {
    const group = await this.find(actor, { id });
    const { client = 0, preparer = 0, admin = 0 } = await this.groups.countReaders(group.id, actor.id);
    return { clients: client, preparers: preparer, admins: admin };
  }

  /**
   * Sorted oldest first on each page. @throws ProblemError not_found, invalid_input for an `after` from another group
   */
  async posts(
    actor: Actor,
    type: string,
    officeId: string | undefined,
    { after, ...page }: ConversationQuery & PageRequest,
  ): Promise<Page<ChatMessage>> {
    const group_type = groupTypes.find((known) => known === type);
    if (!group_type) throw new ProblemError('not_found');
    const group = await this.find(actor, { group_type, office_id: officeId ?? null });
    const cipher = await this.encryption.forOwner(officeKeyOwner);
    if (after) {
      const seq = await this.findSeq(group, after, 'after');
      return (await this.groups.listAfter(group.id, seq, page)).map((row) => presentPost(row, group, cipher));
    }
    const { items, total, next } = await this.groups.listBefore(group.id, page);
    return new Page([...items].reverse(), total, next).map((row) => presentPost(row, group, cipher));
  }

  /** @throws ProblemError not_found, throttled */
  async post(actor: Actor, { group_type, group_id: office_id, content }: PostToGroup): Promise<ChatMessage> {
    await this.rateLimiter.consume(personKey('group-message', actor.id), postLimit);
    const group = await this.find(actor, { group_type, office_id: office_id ?? null });
    const cipher = await this.encryption.forOwner(officeKeyOwner);
    const id = uuidv7();
    const row = {
      ...{ id, group_id: group.id, sender_id: actor.id },
      content: cipher.encrypt(postContext(id), content),
    };
    const stored = await this.database.transaction(async (transaction) => {
      const placed = await this.groups.insert(transaction, row);
      await this.events.insert(transaction, [{ kind: 'group_message', group_id: group.id, subject_id: id }]);
      return placed;
    });
    const sender_name = fullName(actor);
    return presentPost({ ...row, ...stored, sender_name }, group, cipher);
  }

  /** @throws ProblemError not_found, invalid_input for a post from another group */
  async markRead(actor: Actor, id: string, message_id: string): Promise<void> {
    const group = await this.find(actor, { id });
    const seq = await this.findSeq(group, message_id, 'message_id');
    await this.database.transaction(async (transaction) => {
      const isNews = await this.groups.markRead(transaction, group.id, actor.id, seq);
      if (!isNews) return;
      await this.events.insert(transaction, [{ kind: 'group_read', recipient_id: actor.id, group_id: group.id }]);
    });
  }

  /** Counts unread messages, direct and in groups. */
  async unread(actor: Actor): Promise<UnreadCounts> {
    const [direct, groups] = await Promise.all([this.messages.countUnread(actor.id), this.groups.countUnread(actor)]);
    return { direct, groups };
  }

  private async find(actor: Actor, name: GroupName): Promise<StoredGroup> {
    const group = await this.groups.find(actor, name);
    if (!group) throw new ProblemError('not_found');
    return group;
  }

  private async findSeq({ id: group_id }: StoredGroup, id: string, field: string): Promise<number> {
    const seq = await this.groups.findSeq(group_id, id);
    if (seq !== undefined) return seq;
    throw new ProblemError('invalid_input', undefined, {
      errors: [{ field, detail: message('messages.noSuchMessage') }],
    });
  }
}
