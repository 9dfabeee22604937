import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From one person to another. `content` is encrypted with the data key of `key_owner_id`, the client of the thread. */
@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid') id!: string;
  /** In the order of commits; the database gives it. */
  @Column('bigint') seq!: number;
  @Column('uuid') sender_id!: string;
  @Column('uuid') recipient_id!: string;
  @Column('uuid') key_owner_id!: string;
  @Column('bytea') content!: Buffer;
  @Column('timestamptz', { nullable: true }) read_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
}

@Entity('message_groups')
export class MessageGroupEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') group_type!: 'all_clients' | 'all_preparers' | 'office_preparers' | 'office_clients';
  /** Of the two groups that each office has. */
  @Column('text', { nullable: true }) office_id!: string | null;
  /** null: it is called by what it is, in each reader's language. */
  @Column('text', { nullable: true }) name!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('timestamptz') created_at!: Date;
}

/** A post to a group. `content` is encrypted with the office's data key. */
@Entity('group_messages')
export class GroupMessageEntity {
  @PrimaryColumn('uuid') id!: string;
  /** In the order of commits; the database gives it. */
  @Column('bigint') seq!: number;
  @Column('uuid') group_id!: string;
  @Column('uuid') sender_id!: string;
  @Column('bytea') content!: Buffer;
  @Column('timestamptz') created_at!: Date;
}

/** That a person has a thread with another, and where it ends; kept by the database with each message, one row for either of them. */
@Entity('message_threads')
export class MessageThreadEntity {
  @PrimaryColumn('uuid') person_id!: string;
  @PrimaryColumn('uuid') other_id!: string;
  @Column('bigint') last_seq!: number;
  @Column('timestamptz') last_at!: Date;
  /** Of the oldest message of the other one that this person has not read. */
  @Column('timestamptz', { nullable: true }) unread_since!: Date | null;
  /** When a mail told this person that it waits. */
  @Column('timestamptz', { nullable: true }) reminded_at!: Date | null;
}

/** How far a person has read the posts of a group. */
@Entity('group_read_markers')
export class GroupReadMarkerEntity {
  @PrimaryColumn('uuid') group_id!: string;
  @PrimaryColumn('uuid') person_id!: string;
  @Column('bigint') last_read_seq!: number;
  @Column('timestamptz') read_at!: Date;
}
