import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '@portal/domain/i18n/locales';
import type { MailKind } from './mail-kinds';

/** A queued or sent email. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: MailKind;
  /** Identifies the cause; another email of the same kind and cause is ignored. */
  @Column('text') cause!: string;
  /** Cleared, like the content, once the email is sent or has failed permanently. */
  @Column('text', { nullable: true }) recipient!: string | null;
  @Column('text') locale!: Locale;
  /** Encrypted. */
  @Column('bytea', { nullable: true }) content!: Buffer | null;
  @Column('timestamptz') created_at!: Date;
  /** After this time, the email is obsolete. */
  @Column('timestamptz', { nullable: true }) expires_at!: Date | null;
  @Column('smallint') attempts!: number;
  @Column('timestamptz') next_attempt_at!: Date;
  /** An error code, never the server's text, which may contain addresses. */
  @Column('text', { nullable: true }) last_error!: string | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @Column('timestamptz', { nullable: true }) given_up_at!: Date | null;
}
