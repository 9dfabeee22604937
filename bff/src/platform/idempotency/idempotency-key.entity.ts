import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request that may be sent again, and what was answered once it was done. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** A person's id, or `visitor`. */
  @PrimaryColumn('text') owner!: string;
  @PrimaryColumn('text') key!: string;
  /** `POST /intake` */
  @PrimaryColumn('text') endpoint!: string;
  /** Keyed digest of address and body; of an upload without what is known only once it is read. */
  @Column('bytea') body_hash!: Buffer;
  /** Keyed digest of a whole upload. */
  @Column('bytea', { nullable: true }) content_hash!: Buffer | null;
  @Column('smallint', { nullable: true }) status!: number | null;
  /** Encrypted: it can hold what only its receiver may see. */
  @Column('bytea', { nullable: true }) response!: Buffer | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
