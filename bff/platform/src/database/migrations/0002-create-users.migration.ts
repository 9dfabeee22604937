import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, localeColumn, oneOf, stamps } from './columns';

/**
 * Indexes for the office's lists and searches, so that a page is read in index order, however many accounts there are.
 */
const indexes = `
      CREATE INDEX users_by_role ON users (role, last_name, first_name, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_role_newest ON users (role, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_clients_by_last_name ON users ((lower(last_name) COLLATE "C"), last_name, first_name, id)
        WHERE role = 'client' AND deleted_at IS NULL;
      CREATE INDEX users_clients_by_first_name ON users ((lower(first_name) COLLATE "C"))
        WHERE role = 'client' AND deleted_at IS NULL;
      -- How a name begins: enough of these are found at once.
      CREATE INDEX users_by_last_name_start ON users (lower(last_name) text_pattern_ops, role) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_first_name_start ON users (lower(first_name) text_pattern_ops, role) WHERE deleted_at IS NULL;
      -- Preparers are few: without it, all accounts may be gone through for them.
      CREATE INDEX users_preparers ON users (id) WHERE role = 'preparer' AND deleted_at IS NULL;
      -- For the scheduled look at passwords about to end.
      CREATE INDEX users_by_password_end ON users (password_expires_at) WHERE password_expires_at IS NOT NULL;`;

export class CreateUsers implements MigrationInterface {
  readonly name = 'CreateUsers1763683200002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        ${line('email', 254, 'NOT NULL')} CHECK (email = lower(email)),
        ${line('first_name', 60, 'NOT NULL')},
        ${line('last_name', 60, 'NOT NULL')},
        ${line('phone', 30)},
        ${oneOf('role', ['client', 'preparer', 'admin'])},
        ${oneOf('status', ['active', 'pending', 'disabled'])},
        ${localeColumn()},
        password_hash text NOT NULL,
        password_changed_at timestamptz NOT NULL DEFAULT now(),
        password_expires_at timestamptz,
        must_change_password boolean NOT NULL DEFAULT false,
        -- Everybody may know its password: let in only where DEMO is on.
        demo boolean NOT NULL DEFAULT false,
        pin_hash text,
        totp_secret bytea,
        totp_last_step bigint,
        totp_enabled_at timestamptz,
        approved_at timestamptz,
        approved_by uuid REFERENCES users,
        last_login_at timestamptz,
        deleted_at timestamptz,
        ${stamps},
        CHECK (status <> 'pending' OR role = 'preparer')
      );
      -- Deletion is soft, so that history keeps its names; the address is free again.
      CREATE UNIQUE INDEX users_email_once ON users (email) WHERE deleted_at IS NULL;
      ${indexes}

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      );
      CREATE TABLE known_devices (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX known_devices_of_user ON known_devices (user_id);
      ${grant('users', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('recovery_codes', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('known_devices', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices, recovery_codes, users');
  }
}
