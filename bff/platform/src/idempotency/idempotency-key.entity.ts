import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request that may be retried, and the response to it. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** A person's id, or `visitor`. */
  @PrimaryColumn('text') owner!: string;
  @PrimaryColumn('text') key!: string;
  /** `POST /intake` */
  @PrimaryColumn('text') endpoint!: string;
  /** Keyed digest of URL and body; for an upload, only of the parts known before the file is read. */
  @Column('bytea') body_hash!: Buffer;
  /** Keyed digest of a complete upload. */
  @Column('bytea', { nullable: true }) content_hash!: Buffer | null;
  @Column('smallint', { nullable: true }) status!: number | null;
  /** Encrypted, because it can contain data that only its recipient may see. */
  @Column('bytea', { nullable: true }) response!: Buffer | null;
  /** The claim that may commit and answer; null if the previous release has claimed the key. */
  @Column('uuid', { nullable: true }) claim_id!: string | null;
  /** Set by the transaction that did the work, so it is set exactly if that was committed. */
  @Column('timestamptz', { nullable: true }) committed_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
