import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passkey of an account. Contains no secret: the private key never leaves the authenticator. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('bytea') credential_id!: Buffer;
  /** COSE key (RFC 9052). */
  @Column('bytea') public_key!: Buffer;
  /** Uses that the authenticator has counted; 0 if it does not count. */
  @Column('bigint') counter!: number;
  /** How browsers reach the authenticator, for example `internal` or `usb`. */
  @Column('text', { array: true }) transports!: string[];
  @Column('text') name!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz', { nullable: true }) last_used_at!: Date | null;
}

/** A challenge that a passkey has answered, stored until it expires, so that it works once. */
@Entity('used_passkey_challenges')
export class UsedPasskeyChallengeEntity {
  @PrimaryColumn('bytea') challenge!: Buffer;
  @Column('timestamptz') expires_at!: Date;
}
