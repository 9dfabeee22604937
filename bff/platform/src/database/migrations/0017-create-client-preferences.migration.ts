import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, oneOf } from './columns';

/**
 * General intake preferences. A row without a `user_id` is a lead. The free texts are encrypted, because they may
 * contain anything.
 */
export class CreateClientPreferences implements MigrationInterface {
  readonly name = 'CreateClientPreferences1763683200017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_preferences (
        id uuid PRIMARY KEY,
        user_id uuid REFERENCES users,
        ${line('first_name', 60)},
        ${line('last_name', 60)},
        ${line('email', 254)},
        ${line('phone', 30)},
        ${line('preferred_preparer', 120)},
        ${line('preferred_office', 120)},
        urgent boolean NOT NULL DEFAULT false,
        special_circumstances bytea,
        questions bytea,
        ${oneOf('submitted_via', ['general_intake_form'])},
        -- Who was asked to contact somebody who has no account.
        preparer_id uuid REFERENCES users,
        assigned_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Whoever has an account is reached by what stands there.
        CHECK (user_id IS NULL OR (first_name IS NULL AND last_name IS NULL AND email IS NULL AND phone IS NULL)),
        CHECK ((preparer_id IS NULL) = (assigned_at IS NULL)),
        CHECK (user_id IS NULL OR preparer_id IS NULL)
      );
      CREATE INDEX client_preferences_of_user ON client_preferences (user_id, created_at DESC);
      CREATE INDEX client_preferences_leads ON client_preferences (created_at DESC, id DESC) WHERE user_id IS NULL;
      ${grant('client_preferences', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_preferences');
  }
}
