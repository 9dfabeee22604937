import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A single-use link to verify one address of one account. */
@Entity('email_verifications')
export class EmailVerificationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  /** Lower case, as in the account when the link was sent. */
  @Column('text') email!: string;
  @Column('bytea') token_hash!: Buffer;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
