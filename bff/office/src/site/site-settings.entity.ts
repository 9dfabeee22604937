import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The office's name, contact details and branding, in one row. */
@Entity('site_settings')
export class SiteSettingsEntity {
  @PrimaryColumn('smallint') id!: number;
  @Column('text') name!: string;
  /** Empty until an admin has entered it, like the email address. */
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) second_phone!: string | null;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) legal_name!: string | null;
  @Column('text', { nullable: true }) price_note!: string | null;
  @Column('text', { nullable: true }) price_note_es!: string | null;
  @Column('smallint', { nullable: true }) founded_year!: number | null;
  /** `#rrggbb` */
  @Column('text', { nullable: true }) accent_colour!: string | null;
  /** Short claims on the home page; defaults apply if empty. */
  @Column('text', { array: true }) trust_badges!: string[];
  /** IANA name of the time zone in which the office's days begin. */
  @Column('text') time_zone!: string;
  /** Whether somebody other than the preparer checks every return before it is signed. */
  @Column('boolean') requires_review!: boolean;
  /** Part of the logo's URL, derived from its bytes. */
  @Column('text', { nullable: true }) logo_key!: string | null;
  @Column('text', { nullable: true }) logo_type!: string | null;
  /** In pixels. */
  @Column('smallint', { nullable: true }) logo_width!: number | null;
  @Column('smallint', { nullable: true }) logo_height!: number | null;
  /** Not selected by default, because every page requests the settings. */
  @Column('bytea', { nullable: true, select: false }) logo!: Buffer | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
