import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line } from './columns';

/** A trigger, so that it applies to every way in which an account is deleted, also to the disposal of a former client. */
const deletePasskeysOfDeletedAccount = `
  CREATE FUNCTION delete_passkeys_of_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM passkeys WHERE user_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER delete_passkeys_of_deleted_account AFTER UPDATE OF deleted_at ON users
    FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
    EXECUTE FUNCTION delete_passkeys_of_deleted_account();`;

/** Passkeys of accounts (WebAuthn), and the challenges that they have answered, each of which works once. */
export class CreatePasskeys implements MigrationInterface {
  readonly name = 'CreatePasskeys1763683200056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
        public_key bytea NOT NULL CHECK (octet_length(public_key) BETWEEN 1 AND 2000),
        counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
        transports text[] NOT NULL DEFAULT '{}',
        ${line('name', 60, 'NOT NULL')},
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at);
      CREATE TABLE used_passkey_challenges (
        challenge bytea PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX used_passkey_challenges_to_sweep ON used_passkey_challenges (expires_at);
      ${grant('passkeys', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('used_passkey_challenges', 'SELECT', 'INSERT', 'DELETE')}
      ${deletePasskeysOfDeletedAccount}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER delete_passkeys_of_deleted_account ON users;
      DROP FUNCTION delete_passkeys_of_deleted_account();
      DROP TABLE used_passkey_challenges, passkeys`);
  }
}
