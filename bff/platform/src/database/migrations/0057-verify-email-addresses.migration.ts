import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { disposed, disposeOfClient, lockFormerClient } from './0052-dispose-of-former-clients.migration';

/** Existing accounts count as verified: the default fills their rows without rewriting the table. */
const verifiedAt = `
  ALTER TABLE users ADD COLUMN email_verified_at timestamptz DEFAULT now();
  ALTER TABLE users ALTER COLUMN email_verified_at DROP DEFAULT;
  CREATE INDEX users_unverified ON users (created_at)
    WHERE email_verified_at IS NULL AND role = 'client' AND deleted_at IS NULL;`;

/** Links to verify an address: each works once, for one address, and is stored only as a hash. */
const links = `
  CREATE TABLE email_verifications (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    email text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX email_verifications_of_user ON email_verifications (user_id);
  CREATE INDEX email_verifications_to_sweep ON email_verifications (expires_at);
  ${grant('email_verifications', 'SELECT', 'INSERT', 'DELETE')}`;

/** @param also further statements */
export const endAccessOfOldAddress = (kinds: string, also = ''): string => `
  CREATE OR REPLACE FUNCTION end_access_of_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE sessions SET ended_at = now(), end_reason = 'email_change' WHERE user_id = NEW.id AND ended_at IS NULL;
    DELETE FROM known_devices WHERE user_id = NEW.id;
    DELETE FROM password_resets WHERE user_id = NEW.id;${also}
    UPDATE mails SET recipient = NULL, content = NULL, given_up_at = now()
      WHERE recipient = OLD.email AND kind IN (${kinds})
        AND sent_at IS NULL AND given_up_at IS NULL;
    RETURN NULL;
  END $$;`;
export const kindsBefore = `'reset_link', 'message_waiting', 'temporary_password_ends'`;

/** A trigger, so that it applies to every change of an address. */
const unverifyChangedAddress = `
  CREATE FUNCTION unverify_changed_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.email_verified_at := NULL;
    RETURN NEW;
  END $$;
  CREATE TRIGGER unverify_changed_address BEFORE UPDATE OF email ON users
    FOR EACH ROW WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION unverify_changed_address();`;

/**
 * A client who registered 30 days ago, has not verified the address, and never sent or received anything that the office
 * would have to keep. Never true for another actor than the system, from whom row-level security hides that content.
 */
const isAbandonedClient = `
  CREATE FUNCTION is_abandoned_client(client uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT current_setting('app.actor_role', true) = 'system'
      AND EXISTS (
        SELECT FROM users WHERE id = client AND role = 'client' AND status = 'active' AND deleted_at IS NULL
          AND NOT demo AND email_verified_at IS NULL AND created_at <= now() - interval '30 days')
      AND NOT EXISTS (SELECT FROM intake_forms WHERE user_id = client)
      AND NOT EXISTS (SELECT FROM schedule_c_forms WHERE user_id = client)
      AND NOT EXISTS (SELECT FROM documents WHERE user_id = client)
      AND NOT EXISTS (SELECT FROM client_preferences WHERE user_id = client)
      AND NOT EXISTS (SELECT FROM message_threads WHERE person_id = client)
      AND NOT EXISTS (SELECT FROM assignments WHERE client_id = client)
      AND NOT EXISTS (SELECT FROM assignment_history WHERE client_id = client)
  $$;`;

/** Looks at the content after the lock, so that content sent meanwhile is seen. */
export const lockFormerOrAbandonedClient = `
    SELECT email INTO address FROM users WHERE id = client AND role = 'client' AND deleted_at IS NULL
      AND (email_verified_at IS NULL OR status = 'disabled' AND client_disposal_due_at(closed_at) <= now())
      FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN false; END IF;
    IF NOT is_abandoned_client(client) AND NOT EXISTS (
      SELECT FROM users WHERE id = client AND status = 'disabled' AND client_disposal_due_at(closed_at) <= now()
    ) THEN RETURN false; END IF;`;

/** Verifies email addresses by a link, and lets clients who never followed theirs be deleted. */
export class VerifyEmailAddresses implements MigrationInterface {
  readonly name = 'VerifyEmailAddresses1763683200057';

  async up(runner: QueryRunner): Promise<void> {
    const deletesLinks = '\n    DELETE FROM email_verifications WHERE user_id = NEW.id;';
    await runner.query(
      [
        ...[verifiedAt, links, unverifyChangedAddress, isAbandonedClient],
        endAccessOfOldAddress(`${kindsBefore}, 'verify_email'`, deletesLinks),
        disposeOfClient(lockFormerOrAbandonedClient, { ...disposed, email_verifications: 'user_id = client' }),
      ].join('\n'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${disposeOfClient(lockFormerClient, disposed)}
      ${endAccessOfOldAddress(kindsBefore)}
      DROP FUNCTION is_abandoned_client(uuid);
      DROP TRIGGER unverify_changed_address ON users;
      DROP FUNCTION unverify_changed_address();
      DROP TABLE email_verifications;
      DROP INDEX users_unverified;
      ALTER TABLE users DROP COLUMN email_verified_at`);
  }
}
