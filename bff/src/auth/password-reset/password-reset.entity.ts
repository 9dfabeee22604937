import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which somebody may choose a new password, gone once one of theirs is used. */
@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('bytea') token_hash!: Buffer;
  /** The admin who sent it; nobody where the person asked. */
  @Column('uuid', { nullable: true }) requested_by!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
