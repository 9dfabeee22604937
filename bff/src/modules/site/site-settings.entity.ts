import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that makes the portal this office's. */
@Entity('site_settings')
export class SiteSettingsEntity {
  @PrimaryColumn('smallint') id!: number;
  @Column('text') name!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) second_phone!: string | null;
  @Column('text') email!: string;
  @Column('smallint') founded_year!: number;
  /** `#rrggbb` */
  @Column('text', { nullable: true }) accent_colour!: string | null;
  /** Short claims of the home page; none: the portal's own. */
  @Column('text', { array: true }) trust_badges!: string[];
  /** Of the logo's address, made of its bytes. */
  @Column('text', { nullable: true }) logo_key!: string | null;
  @Column('text', { nullable: true }) logo_type!: string | null;
  /** Pixels. */
  @Column('smallint', { nullable: true }) logo_width!: number | null;
  @Column('smallint', { nullable: true }) logo_height!: number | null;
  /** Read by itself only: every page asks for the settings. */
  @Column('bytea', { nullable: true, select: false }) logo!: Buffer | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
