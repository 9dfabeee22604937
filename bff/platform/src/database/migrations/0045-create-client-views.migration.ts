import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** The views of their client list that a preparer saved, one row per preparer. */
export class CreateClientViews implements MigrationInterface {
  readonly name = 'CreateClientViews1763683200045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_views (
        preparer_id uuid PRIMARY KEY REFERENCES users,
        views jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ${grant('client_views', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_views');
  }
}
