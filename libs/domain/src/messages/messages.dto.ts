import type { Role } from '../contract/access-policy';
import { roles } from '../contract/access-policy';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, SomeOf, Text, Uuid, WholeNumber } from '../contract/rules';
import { eventKinds, groupTypes, officeNouns, type EventKind, type GroupType, type OfficeNoun } from './message-kinds';
import { messageLimits } from './messages.limits';
import type {} from './messages.messages';

const most = Number.MAX_SAFE_INTEGER;

/** A message to a person, or a post to a group (specification part 1, section 3). */
export class ChatMessage {
  @Required() @Uuid() id!: string;
  /** Increases with each message, in the order in which messages became readable: sort by it. */
  @Required() @WholeNumber(1, most) seq!: number;
  @Required() @Uuid() sender_id!: string;
  /** First and last name. */
  @Required() @Text(250) sender_name!: string;
  /** null: a post to a group. */
  @Uuid() recipient_id!: string | null;
  /** null: a message to a person. */
  @OneOf(groupTypes) group_type!: GroupType | null;
  /** The office the group belongs to; null for groups of the whole business and for direct messages. */
  @Text() group_id!: string | null;
  @Required() @Text(messageLimits.content) content!: string;
  /** When the recipient read it; null: not yet, and for a post. */
  @Text() read_at!: string | null;
  @Required() @Text() created_at!: string;
}

/** A person whose conversation with the caller is readable. */
export class Contact {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @OneOf(roles) role!: Role;
  /** Preparers only. */
  @Text(6) preparer_code!: string | null;
  /**
   * Whether the caller may also write to them. False for a preparer the client no longer has and for a deleted account.
   */
  @Required() @Flag() can_write!: boolean;
  /** Their messages that the caller has not read. */
  @Required() @WholeNumber(0, most) unread!: number;
  /** Time of the newest message between the two; null: none yet. */
  @Text() last_message_at!: string | null;
  /** Beginning of the newest message, on one line; null: none yet. */
  @Text() last_message!: string | null;
  /** The caller wrote it. */
  @Required() @Flag() last_message_is_own!: boolean;
}

export class ContactQuery {
  /** Case-insensitive part of a first name, a last name or an email address. */
  @Text() search?: string | null;
}

export class ConversationQuery {
  /** Only messages after this one in the same conversation, oldest first. */
  @Uuid() after?: string | null;
}

@Labels('messages.fields')
export class SendMessage {
  @Required() @Uuid() recipient_id!: string;
  @Required() @Text(messageLimits.content) content!: string;
}

/** Message up to which a conversation was read. */
@Labels('messages.fields')
export class MarkRead {
  @Required() @Uuid() message_id!: string;
}

/** A group whose posts the caller may read. Clients see theirs as announcements. */
export class ChatGroup {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Id of its office, as in the paths of posts; null for groups of the whole business. */
  @Text() group_id!: string | null;
  /** Name from the caller's point of view, in their language: "Your office's clients". */
  @Required() @Text(250) name!: string;
  @Text(300) description!: string | null;
  /** False for clients, who only read. */
  @Required() @Flag() can_write!: boolean;
  /** Posts by others since the account was created that the caller has not read. */
  @Required() @WholeNumber(0, most) unread!: number;
  @Text() last_message_at!: string | null;
  /** Beginning of the newest message, on one line; null: none yet. */
  @Text() last_message!: string | null;
  /** The caller wrote it. */
  @Required() @Flag() last_message_is_own!: boolean;
}

/** Current readers of a group, not counting the caller. */
export class GroupReaders {
  @Required() @WholeNumber(0, most) clients!: number;
  @Required() @WholeNumber(0, most) preparers!: number;
  @Required() @WholeNumber(0, most) admins!: number;
}

@Labels('messages.fields')
export class PostToGroup {
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Id of the office; absent or null for groups of the whole business. */
  @Text() group_id?: string | null;
  @Required() @Text(messageLimits.content) content!: string;
}

/** Unread counts for the badge in the header. */
export class UnreadCounts {
  /** Direct messages. */
  @Required() @WholeNumber(0, most) direct!: number;
  /** Posts to groups. */
  @Required() @WholeNumber(0, most) groups!: number;
}

/** The `data` of one stream event. It only signals a change, never its content: fetch that. */
export class PushEvent {
  @Required() @OneOf(eventKinds) kind!: EventKind;
  /** For `message` and `group_message`. */
  @Uuid() message_id?: string;
  /** The other participant: for `message` and `read`. */
  @Uuid() user_id?: string;
  /** `ChatGroup.id`: for `group_message` and `group_read`. */
  @Uuid() message_group_id?: string;
  /** For `office`. */
  @SomeOf(officeNouns) changed?: OfficeNoun[];
}
