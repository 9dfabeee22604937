import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '@portal/domain/i18n/locales';
import type { MailKind } from './mail-kinds';

/** A mail that is to be sent, or was. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: MailKind;
  /** What it tells of; a second mail of the same kind for the same cause is none. */
  @Column('text') cause!: string;
  /** Wiped once it is sent or given up, as is the content. */
  @Column('text', { nullable: true }) recipient!: string | null;
  @Column('text') locale!: Locale;
  /** Encrypted. */
  @Column('bytea', { nullable: true }) content!: Buffer | null;
  @Column('timestamptz') created_at!: Date;
  /** After this it would tell of nothing any more. */
  @Column('timestamptz', { nullable: true }) expires_at!: Date | null;
  @Column('smallint') attempts!: number;
  @Column('timestamptz') next_attempt_at!: Date;
  /** A code, never a sentence of the other server: those repeat addresses. */
  @Column('text', { nullable: true }) last_error!: string | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @Column('timestamptz', { nullable: true }) given_up_at!: Date | null;
}
