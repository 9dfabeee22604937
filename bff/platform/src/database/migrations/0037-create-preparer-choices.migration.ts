import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** The preparer whose page a client came from, until the intake form is submitted or a preparer is assigned. */
export class CreatePreparerChoices implements MigrationInterface {
  readonly name = 'CreatePreparerChoices1763683200037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preparer_choices (
        client_id uuid PRIMARY KEY REFERENCES users,
        preparer_id uuid NOT NULL REFERENCES users CHECK (preparer_id <> client_id),
        chosen_at timestamptz NOT NULL DEFAULT now()
      );
      ${grant('preparer_choices', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preparer_choices');
  }
}
