import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A single-use link to choose a new password. Using one deletes all links of the account. */
@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('bytea') token_hash!: Buffer;
  /** The admin who sent the link; null if the owner requested it. */
  @Column('uuid', { nullable: true }) requested_by!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
