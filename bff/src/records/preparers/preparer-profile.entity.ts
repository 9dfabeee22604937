import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a preparer's account has beyond any account. The public sees it once the account is approved. */
@Entity('preparer_profiles')
export class PreparerProfileEntity {
  @PrimaryColumn('uuid') user_id!: string;
  /** Six characters, upper case. */
  @Column('text') preparer_code!: string;
  @Column('text') portal_slug!: string | null;
  @Column('text') office_id!: string | null;
  @Column('text') title!: string | null;
  @Column('text') office_location!: string | null;
  @Column('text') bio!: string | null;
  @Column('text', { array: true }) specialties!: string[];
  @Column('text') picture_key!: string | null;
  @Column('text') picture_type!: string | null;
  @Column('timestamptz') picture_updated_at!: Date | null;
  /** Place among the featured ones of the public home page, from 1. */
  @Column('smallint') featured_rank!: number | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
