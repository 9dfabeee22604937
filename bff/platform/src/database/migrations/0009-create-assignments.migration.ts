import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, oneOf } from './columns';

/** One current preparer per client; every change adds a history row with the names at the time. */
export class CreateAssignments implements MigrationInterface {
  readonly name = 'CreateAssignments1763683200009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE assignments (
        client_id uuid PRIMARY KEY REFERENCES users,
        preparer_id uuid NOT NULL REFERENCES users CHECK (preparer_id <> client_id),
        assigned_at timestamptz NOT NULL DEFAULT now(),
        assigned_by uuid NOT NULL REFERENCES users
      );
      CREATE INDEX assignments_of_preparer ON assignments (preparer_id, client_id);

      CREATE TABLE assignment_history (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL REFERENCES users,
        client_name text NOT NULL,
        from_preparer_id uuid REFERENCES users,
        from_preparer_name text,
        to_preparer_id uuid NOT NULL REFERENCES users,
        to_preparer_name text NOT NULL,
        ${oneOf('via', ['code', 'choice', 'preparer_intake', 'admin', 'admin_bulk'])},
        ${line('reason', 500)},
        reassigned_by uuid NOT NULL REFERENCES users,
        reassigned_by_name text NOT NULL,
        reassigned_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((from_preparer_id IS NULL) = (from_preparer_name IS NULL))
      );
      CREATE INDEX assignment_history_newest ON assignment_history (reassigned_at DESC, id DESC);
      CREATE INDEX assignment_history_of_client ON assignment_history (client_id, reassigned_at DESC, id DESC);
      ${grant('assignments', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('assignment_history', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE assignment_history, assignments');
  }
}
