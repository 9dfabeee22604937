import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event for a person's open browser tabs: its kind and the row it concerns, never the row's content. */
@Entity('events')
export class EventEntity {
  /** Numbered in commit order, so a client that has received one event has received all earlier ones. */
  @PrimaryColumn('bigint') seq!: number;
  /** null if the event is for everyone who may read the group. */
  @Column('uuid', { nullable: true }) recipient_id!: string | null;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) subject_id!: string | null;
  /** The other person, from the recipient's point of view. */
  @Column('uuid', { nullable: true }) person_id!: string | null;
  @Column('uuid', { nullable: true }) group_id!: string | null;
  @Column('timestamptz') created_at!: Date;
}
