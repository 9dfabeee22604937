import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A message from one person to another. `content` is encrypted with the data key of `key_owner_id`, the client of the
 * thread.
 */
@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Commit order, assigned by the database. */
  @Column('bigint') seq!: number;
  @Column('uuid') sender_id!: string;
  @Column('uuid') recipient_id!: string;
  @Column('uuid') key_owner_id!: string;
  @Column('bytea') content!: Buffer;
  @Column('timestamptz', { nullable: true }) read_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
}

/** A client's document that came with a message; a document may come with several. */
@Entity('message_attachments')
export class MessageAttachmentEntity {
  @PrimaryColumn('uuid') message_id!: string;
  @PrimaryColumn('uuid') document_id!: string;
  @Column('uuid') client_id!: string;
}

@Entity('message_groups')
export class MessageGroupEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') group_type!: 'all_clients' | 'all_preparers' | 'office_preparers' | 'office_clients';
  /** Set for the two groups of each office. */
  @Column('text', { nullable: true }) office_id!: string | null;
  /** null: the name is derived from the type, in each user's language. */
  @Column('text', { nullable: true }) name!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('timestamptz') created_at!: Date;
}

/** A post to a group. `content` is encrypted with the office's data key. */
@Entity('group_messages')
export class GroupMessageEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Commit order, assigned by the database. */
  @Column('bigint') seq!: number;
  @Column('uuid') group_id!: string;
  @Column('uuid') sender_id!: string;
  @Column('bytea') content!: Buffer;
  @Column('timestamptz') created_at!: Date;
}

/**
 * One participant's view of a conversation with another person, ending at its newest message. Triggers update both
 * participants' rows with each message.
 */
@Entity('message_threads')
export class MessageThreadEntity {
  @PrimaryColumn('uuid') person_id!: string;
  @PrimaryColumn('uuid') other_id!: string;
  @Column('bigint') last_seq!: number;
  @Column('timestamptz') last_at!: Date;
  /** Time of the oldest unread message from the other person. */
  @Column('timestamptz', { nullable: true }) unread_since!: Date | null;
  /** Time of this participant's own newest message. */
  @Column('timestamptz', { nullable: true }) replied_at!: Date | null;
  /** Time of the oldest message from the other person since then. */
  @Column('timestamptz', { nullable: true }) unanswered_since!: Date | null;
  /** When this participant was emailed about it. */
  @Column('timestamptz', { nullable: true }) reminded_at!: Date | null;
}

/** Position up to which a user has read the posts of a group. */
@Entity('group_read_markers')
export class GroupReadMarkerEntity {
  @PrimaryColumn('uuid') group_id!: string;
  @PrimaryColumn('uuid') person_id!: string;
  @Column('bigint') last_read_seq!: number;
  @Column('timestamptz') read_at!: Date;
}
