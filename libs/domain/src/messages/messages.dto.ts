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
  /** Grows with each message, in the order in which they could be read: sort by it. */
  @Required() @WholeNumber(1, most) seq!: number;
  @Required() @Uuid() sender_id!: string;
  /** First and last name. */
  @Required() @Text(250) sender_name!: string;
  /** null: a post to a group. */
  @Uuid() recipient_id!: string | null;
  /** null: a message to a person. */
  @OneOf(groupTypes) group_type!: GroupType | null;
  /** Of the office the group belongs to; null for the groups of everybody, and for a message to a person. */
  @Text() group_id!: string | null;
  @Required() @Text(messageLimits.content) content!: string;
  /** When its recipient read it; null: not yet, and for a post. */
  @Text() read_at!: string | null;
  @Required() @Text() created_at!: string;
}

/** Somebody whose conversation the caller may read. */
export class Contact {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @OneOf(roles) role!: Role;
  /** Of a preparer. */
  @Text(6) preparer_code!: string | null;
  /** Also may be written to. Not: a preparer the client no longer has, an account that is gone. */
  @Required() @Flag() can_write!: boolean;
  /** Messages of theirs that the caller has not read. */
  @Required() @WholeNumber(0, most) unread!: number;
  /** Of the newest message between the two; null: there is none yet. */
  @Text() last_message_at!: string | null;
  /** Beginning of the newest message, on one line; null: there is none yet. */
  @Text() last_message!: string | null;
  /** The caller wrote it. */
  @Required() @Flag() last_message_is_own!: boolean;
}

export class ContactQuery {
  /** Part of a first name, a last name or an e-mail address, in any case. */
  @Text() search?: string | null;
}

export class ConversationQuery {
  /** Only what came after this message of the same conversation, oldest first. */
  @Uuid() after?: string | null;
}

@Labels('messages.fields')
export class SendMessage {
  @Required() @Uuid() recipient_id!: string;
  @Required() @Text(messageLimits.content) content!: string;
}

/** Up to which message a conversation was read. */
@Labels('messages.fields')
export class MarkRead {
  @Required() @Uuid() message_id!: string;
}

/** A group whose posts the caller may read. Those of clients are called announcements on their screen. */
export class ChatGroup {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Of the office it belongs to, as in the addresses of posts; null for the groups of everybody. */
  @Text() group_id!: string | null;
  /** As the caller would call it, in their language: "Your office's clients". */
  @Required() @Text(250) name!: string;
  @Text(300) description!: string | null;
  /** Clients only read. */
  @Required() @Flag() can_write!: boolean;
  /** Posts of others that the caller has not read, since their account was opened. */
  @Required() @WholeNumber(0, most) unread!: number;
  @Text() last_message_at!: string | null;
  /** Beginning of the newest message, on one line; null: there is none yet. */
  @Text() last_message!: string | null;
  /** The caller wrote it. */
  @Required() @Flag() last_message_is_own!: boolean;
}

/** Who may read a group at this moment, without the caller. */
export class GroupReaders {
  @Required() @WholeNumber(0, most) clients!: number;
  @Required() @WholeNumber(0, most) preparers!: number;
  @Required() @WholeNumber(0, most) admins!: number;
}

@Labels('messages.fields')
export class PostToGroup {
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Of the office; absent or null for the groups of everybody. */
  @Text() group_id?: string | null;
  @Required() @Text(messageLimits.content) content!: string;
}

/** What waits to be read, for a mark in the header. */
export class UnreadCounts {
  /** Messages of people. */
  @Required() @WholeNumber(0, most) direct!: number;
  /** Posts to groups. */
  @Required() @WholeNumber(0, most) groups!: number;
}

/** The `data` of one event of the stream. It says that there is something, never what it says: that is fetched. */
export class PushEvent {
  @Required() @OneOf(eventKinds) kind!: EventKind;
  /** Of `message` and `group_message`. */
  @Uuid() message_id?: string;
  /** The other one of the conversation: of `message` and `read`. */
  @Uuid() user_id?: string;
  /** `ChatGroup.id`: of `group_message` and `group_read`. */
  @Uuid() message_group_id?: string;
  /** Of `office`. */
  @SomeOf(officeNouns) changed?: OfficeNoun[];
}
