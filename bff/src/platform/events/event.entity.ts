import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something a person's open pages should hear of: what kind, and about which row. Never what stands in it. */
@Entity('events')
export class EventEntity {
  /** In the order of commits: whoever has seen one has seen all before it. */
  @PrimaryColumn('bigint') seq!: number;
  @Column('uuid') recipient_id!: string;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) subject_id!: string | null;
  @Column('timestamptz') created_at!: Date;
}
