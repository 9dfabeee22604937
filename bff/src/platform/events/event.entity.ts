import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something a person's open pages should hear of: what kind, and about which row. Never what stands in it. */
@Entity('events')
export class EventEntity {
  /** In the order of commits: whoever has seen one has seen all before it. */
  @PrimaryColumn('bigint') seq!: number;
  /** null: to everybody who may read the group. */
  @Column('uuid', { nullable: true }) recipient_id!: string | null;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) subject_id!: string | null;
  /** With whom, as the recipient sees it. */
  @Column('uuid', { nullable: true }) person_id!: string | null;
  @Column('uuid', { nullable: true }) group_id!: string | null;
  @Column('timestamptz') created_at!: Date;
}
