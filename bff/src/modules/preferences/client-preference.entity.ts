import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody said in the general intake. The free texts are encrypted, because people write anything there. */
@Entity('client_preferences')
export class ClientPreferenceEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Nobody's: a lead. */
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** How to reach somebody without an account, as far as they said. */
  @Column('text', { nullable: true }) first_name!: string | null;
  @Column('text', { nullable: true }) last_name!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) preferred_preparer!: string | null;
  @Column('text', { nullable: true }) preferred_office!: string | null;
  @Column('boolean') urgent!: boolean;
  @Column('bytea', { nullable: true }) special_circumstances!: Buffer | null;
  @Column('bytea', { nullable: true }) questions!: Buffer | null;
  @Column('text') submitted_via!: 'general_intake_form';
  /** Who was asked to contact somebody without an account. */
  @Column('uuid', { nullable: true }) preparer_id!: string | null;
  @Column('timestamptz', { nullable: true }) assigned_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
}
