import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, localeColumn } from './columns';

/**
 * The email outbox, written in the same transaction as the event that the email reports, with one email per cause.
 * `content` is encrypted, because a password reset link grants access. Content and address are erased once the email is
 * sent or has failed permanently.
 */
export class CreateMails implements MigrationInterface {
  readonly name = 'CreateMails1763683200020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY,
        ${line('kind', 40, 'NOT NULL')},
        ${line('cause', 120, 'NOT NULL')},
        ${line('recipient', 254)},
        ${localeColumn('NOT NULL')},
        content bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        attempts smallint NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        sent_at timestamptz,
        given_up_at timestamptz,
        UNIQUE (kind, cause),
        CHECK (sent_at IS NULL OR given_up_at IS NULL),
        CHECK ((sent_at IS NULL AND given_up_at IS NULL) = (recipient IS NOT NULL AND content IS NOT NULL))
      );
      CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
      CREATE INDEX mails_to_sweep ON mails (created_at);
      ${grant('mails', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mails');
  }
}
