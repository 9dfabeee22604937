import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody said in the general intake. The free texts are encrypted, because people write anything there. */
@Entity('client_preferences')
export class ClientPreferenceEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Nobody's: a lead. */
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('text', { nullable: true }) preferred_preparer!: string | null;
  @Column('text', { nullable: true }) preferred_office!: string | null;
  @Column('boolean') urgent!: boolean;
  @Column('bytea', { nullable: true }) special_circumstances!: Buffer | null;
  @Column('bytea', { nullable: true }) questions!: Buffer | null;
  @Column('text') submitted_via!: 'general_intake_form';
  @Column('timestamptz') created_at!: Date;
}
