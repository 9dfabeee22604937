import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In SQL, of a row `account` of `users`: an approved preparer. Everyone else is in no list and reachable by no code. */
export const isApprovedPreparer = `account.role = 'preparer' AND account.status = 'active' AND account.deleted_at IS NULL`;

/** What a preparer's account has beyond any account. The public sees it once the account is approved. */
@Entity('preparer_profiles')
export class PreparerProfileEntity {
  @PrimaryColumn('uuid') user_id!: string;
  /** Six characters, upper case. */
  @Column('text') preparer_code!: string;
  @Column('text', { nullable: true }) portal_slug!: string | null;
  @Column('text', { nullable: true }) office_id!: string | null;
  @Column('text', { nullable: true }) title!: string | null;
  @Column('text', { nullable: true }) office_location!: string | null;
  @Column('text', { nullable: true }) bio!: string | null;
  @Column('text', { array: true }) specialties!: string[];
  /** JPEG, square and small: it goes along with every card. */
  @Column('bytea', { nullable: true }) picture!: Buffer | null;
  /** Place among the featured ones of the public home page, from 1. */
  @Column('smallint', { nullable: true }) featured_rank!: number | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
