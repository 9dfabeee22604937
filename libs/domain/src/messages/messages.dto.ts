import type { Role } from '../contract/access-policy';
import { roles } from '../contract/access-policy';
import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, Ids, OneOf, SomeOf, Text, Uuid, WholeNumber } from '../contract/rules';
import { eventKinds, groupTypes, officeNouns, type EventKind, type GroupType, type OfficeNoun } from './message-kinds';
import { messageLimits } from './messages.limits';
import type {} from './messages.messages';

const most = Number.MAX_SAFE_INTEGER;

/** A client's document that came with a message. */
export class MessageAttachment {
  @Required() @Uuid() document_id!: string;
  @Required() @Text(300) filename!: string;
}

/** A message to a person, or a post to a group (specification part 1, section 3). */
export class ChatMessage {
  @Required() @Uuid() id!: string;
  /** Sequence number. Increases in the order in which messages become readable: sort by it. */
  @Required() @WholeNumber(1, most) seq!: number;
  @Required() @Uuid() sender_id!: string;
  /** First and last name. */
  @Required() @Text(250) sender_name!: string;
  /** null for a post to a group. */
  @Uuid() recipient_id!: string | null;
  /** null for a message to a person. */
  @OneOf(groupTypes) group_type!: GroupType | null;
  /** The office that the group belongs to; null for groups of the whole business and for direct messages. */
  @Text() group_id!: string | null;
  @Required() @Text(messageLimits.content) content!: string;
  /** The attached documents that the reader may open, by name; absent if there are none. */
  @NestedList(() => MessageAttachment, messageLimits.attachments) attachments?: MessageAttachment[];
  /** When the recipient read the message; null if unread, and always null for a post. */
  @Text() read_at!: string | null;
  @Required() @Text() created_at!: string;
}

/** A person with whom the caller has or may start a conversation. */
export class Contact {
  @Required() @Uuid() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  @Required() @OneOf(roles) role!: Role;
  /** Set for preparers only. */
  @Text(6) preparer_code!: string | null;
  /** Whether the caller may write to this person; false for the client's former preparers and for deleted accounts. */
  @Required() @Flag() can_write!: boolean;
  /** Number of messages from this person that the caller has not read. */
  @Required() @WholeNumber(0, most) unread!: number;
  /** Time of the newest message between the two people; null if there is none. */
  @Text() last_message_at!: string | null;
  /** Beginning of the newest message, as one line; null if there is none. */
  @Text() last_message!: string | null;
  /** Whether the caller wrote the newest message. */
  @Required() @Flag() last_message_is_own!: boolean;
}

export class ContactQuery {
  /** Matches any part of a first name, last name or email address, ignoring case. */
  @Text() search?: string | null;
}

export class ConversationQuery {
  /** Returns only messages after this one in the same conversation, oldest first. */
  @Uuid() after?: string | null;
}

@Labels('messages.fields')
export class SendMessage {
  @Required() @Uuid() recipient_id!: string;
  @Required() @Text(messageLimits.content) content!: string;
  /** Documents of the client in this conversation. */
  @Ids(messageLimits.attachments) document_ids?: string[];
}

/** The last message that was read; all earlier ones are read too. */
@Labels('messages.fields')
export class MarkRead {
  @Required() @Uuid() message_id!: string;
}

/** A group whose posts the caller may read. Clients see these as announcements. */
export class ChatGroup {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Id of the group's office, as used in the paths of posts; null for groups of the whole business. */
  @Text() group_id!: string | null;
  /** Name from the caller's point of view, in the caller's language, such as "Your office's clients". */
  @Required() @Text(250) name!: string;
  @Text(300) description!: string | null;
  /** False for clients, who can only read. */
  @Required() @Flag() can_write!: boolean;
  /** Number of unread posts by others since the caller's account was created. */
  @Required() @WholeNumber(0, most) unread!: number;
  @Text() last_message_at!: string | null;
  /** Beginning of the newest post, as one line; null if there is none. */
  @Text() last_message!: string | null;
  /** Whether the caller wrote the newest post. */
  @Required() @Flag() last_message_is_own!: boolean;
}

/** Number of people who can currently read a group's posts, excluding the caller. */
export class GroupReaders {
  @Required() @WholeNumber(0, most) clients!: number;
  @Required() @WholeNumber(0, most) preparers!: number;
  @Required() @WholeNumber(0, most) admins!: number;
}

@Labels('messages.fields')
export class PostToGroup {
  @Required() @OneOf(groupTypes) group_type!: GroupType;
  /** Id of the group's office; absent or null for groups of the whole business. */
  @Text() group_id?: string | null;
  @Required() @Text(messageLimits.content) content!: string;
}

/** Unread counts for the badge in the header. */
export class UnreadCounts {
  /** Unread direct messages. */
  @Required() @WholeNumber(0, most) direct!: number;
  /** Unread group posts. */
  @Required() @WholeNumber(0, most) groups!: number;
}

/** The `data` of one stream event. Contains only what changed, not the content, which must be fetched. */
export class PushEvent {
  @Required() @OneOf(eventKinds) kind!: EventKind;
  /** Set for `message` and `group_message`. */
  @Uuid() message_id?: string;
  /** The other participant; set for `message` and `read`. */
  @Uuid() user_id?: string;
  /** `ChatGroup.id`; set for `group_message` and `group_read`. */
  @Uuid() message_group_id?: string;
  /** Set for `office`. */
  @SomeOf(officeNouns) changed?: OfficeNoun[];
}
