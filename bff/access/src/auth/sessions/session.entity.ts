import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SessionEndReason =
  | 'logout'
  /** Signed out by its owner from another device. */
  | 'signed_out_by_owner'
  | 'idle'
  | 'refresh_reuse'
  | 'password_change'
  | 'password_reset'
  | 'pin_reset'
  | 'email_change'
  | 'secret_change'
  | 'second_factor_change'
  | 'disabled'
  | 'deleted';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('uuid', { nullable: true }) known_device_id!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) user_agent!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') last_seen_at!: Date;
  /** When its owner last entered their password or a code. */
  @Column('timestamptz') authenticated_at!: Date;
  @Column('timestamptz') expires_at!: Date;
  @Column('timestamptz', { nullable: true }) ended_at!: Date | null;
  @Column('text', { nullable: true }) end_reason!: SessionEndReason | null;
}

/** A refresh token, which works once and is replaced by a successor. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') session_id!: string;
  @Column('bytea') token_hash!: Buffer;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
  @Column('timestamptz', { nullable: true }) used_at!: Date | null;
  @Column('uuid', { nullable: true }) replaced_by!: string | null;
}

/** A browser in which its owner has signed in before. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('bytea') token_hash!: Buffer;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') last_seen_at!: Date;
}
