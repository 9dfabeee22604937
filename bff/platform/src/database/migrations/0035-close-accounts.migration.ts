import type { MigrationInterface, QueryRunner } from 'typeorm';
import { line } from './columns';

/** A trigger, so that it applies to every change of an address. Also cancels emails queued for the old address. */
const endAccessOfOldAddress = `
  CREATE FUNCTION end_access_of_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE sessions SET ended_at = now(), end_reason = 'email_change' WHERE user_id = NEW.id AND ended_at IS NULL;
    DELETE FROM known_devices WHERE user_id = NEW.id;
    DELETE FROM password_resets WHERE user_id = NEW.id;
    UPDATE mails SET recipient = NULL, content = NULL, given_up_at = now()
      WHERE recipient = OLD.email AND kind IN ('reset_link', 'message_waiting', 'temporary_password_ends')
        AND sent_at IS NULL AND given_up_at IS NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER end_access_of_old_address AFTER UPDATE OF email ON users
    FOR EACH ROW WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION end_access_of_old_address();`;

/** When and why an account was closed; its status is 'disabled', as before these columns existed. */
export class CloseAccounts implements MigrationInterface {
  readonly name = 'CloseAccounts1763683200035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN closed_at timestamptz, ADD COLUMN ${line('closed_reason', 500)};
      CREATE INDEX users_closed ON users (role, last_name, first_name, id)
        WHERE status = 'disabled' AND deleted_at IS NULL;
      ${endAccessOfOldAddress}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER end_access_of_old_address ON users;
      DROP FUNCTION end_access_of_old_address();
      DROP INDEX users_closed;
      ALTER TABLE users DROP COLUMN closed_reason, DROP COLUMN closed_at`);
  }
}
