import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * SQL condition for an approved preparer, with the alias `account` of `users`. Other preparers are unlisted and cannot
 * be reached by code.
 */
export const isApprovedPreparer = `account.role = 'preparer' AND account.status = 'active' AND account.deleted_at IS NULL`;

/** The part of an account that only preparers have. Public once the account is approved. */
@Entity('preparer_profiles')
export class PreparerProfileEntity {
  @PrimaryColumn('uuid') user_id!: string;
  /** Six upper-case characters. */
  @Column('text') preparer_code!: string;
  @Column('text', { nullable: true }) portal_slug!: string | null;
  @Column('text', { nullable: true }) office_id!: string | null;
  @Column('text', { nullable: true }) title!: string | null;
  @Column('text', { nullable: true }) office_location!: string | null;
  @Column('text', { nullable: true }) bio!: string | null;
  @Column('text', { nullable: true }) bio_es!: string | null;
  @Column('text', { array: true }) specialties!: string[];
  /** ISO 639 codes. */
  @Column('text', { array: true }) languages!: string[];
  /** A small square JPEG, sent with every preparer card. */
  @Column('bytea', { nullable: true }) picture!: Buffer | null;
  /** Position among the featured preparers on the public home page, from 1. */
  @Column('smallint', { nullable: true }) featured_rank!: number | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
