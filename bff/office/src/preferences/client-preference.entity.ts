import { Column, Entity, PrimaryColumn } from 'typeorm';

/** General intake preferences. The free texts are encrypted, because people may enter anything. */
@Entity('client_preferences')
export class ClientPreferenceEntity {
  @PrimaryColumn('uuid') id!: string;
  /** null for a lead. */
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** Contact details of someone without an account, as far as provided. */
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
  /** The preparer who has to contact the lead. */
  @Column('uuid', { nullable: true }) preparer_id!: string | null;
  @Column('timestamptz', { nullable: true }) assigned_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
}
