import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Attempts counted under one key. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text') key!: string;
  @Column('int') attempts!: number;
  @Column('timestamptz') window_ends_at!: Date;
  @Column('timestamptz', { nullable: true }) blocked_until!: Date | null;
}
