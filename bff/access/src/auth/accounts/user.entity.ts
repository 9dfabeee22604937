import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountStatus } from '@portal/domain/account/account-status';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Role } from '@portal/domain/contract/access-policy';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Lower case. */
  @Column('text') email!: string;
  /** Null until the person has opened the link sent to the address. */
  @Column('timestamptz', { nullable: true }) email_verified_at!: Date | null;
  @Column('text') first_name!: string;
  @Column('text') last_name!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') role!: Role;
  @Column('text') status!: AccountStatus;
  /** Language of screens and emails; null until the user registers or chooses one. */
  @Column('text', { nullable: true }) locale!: Locale | null;
  @Column('text') password_hash!: string;
  /** Shorter than staff without a second factor may have; false for passwords from before this was recorded. */
  @Column('boolean') password_is_short!: boolean;
  @Column('timestamptz') password_changed_at!: Date;
  /** Set for temporary passwords only. */
  @Column('timestamptz', { nullable: true }) password_expires_at!: Date | null;
  @Column('boolean') must_change_password!: boolean;
  /** Whether its password is public, so that it may sign in only if DEMO is on. */
  @Column('boolean') demo!: boolean;
  @Column('text', { nullable: true }) pin_hash!: string | null;
  /** Encrypted with the person's data key. */
  @Column('bytea', { nullable: true }) totp_secret!: Buffer | null;
  /** Secret of an authenticator app that no code has confirmed yet; encrypted likewise. */
  @Column('bytea', { nullable: true }) totp_pending_secret!: Buffer | null;
  @Column('bigint', { nullable: true }) totp_last_step!: number | null;
  @Column('timestamptz', { nullable: true }) totp_enabled_at!: Date | null;
  @Column('timestamptz', { nullable: true }) approved_at!: Date | null;
  @Column('uuid', { nullable: true }) approved_by!: string | null;
  @Column('timestamptz', { nullable: true }) last_login_at!: Date | null;
  @Column('timestamptz', { nullable: true }) closed_at!: Date | null;
  @Column('text', { nullable: true }) closed_reason!: string | null;
  /** Soft delete: the history keeps the names. */
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** Single-use codes for signing in after losing the second factor. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid') user_id!: string;
  @PrimaryColumn('bytea') code_hash!: Buffer;
  @Column('timestamptz', { nullable: true }) used_at!: Date | null;
}
