import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

const ways = ['code', 'choice', 'preparer_intake', 'admin', 'admin_bulk'];
const isOneOf = (words: readonly string[]) => `via IN (${words.map((word) => `'${word}'`).join(', ')})`;

/**
 * Bulk assignments, which can be undone as a whole. An undo may leave a client without a preparer: the history row then
 * has no `to_preparer_id` and an empty name, which the name index and the previous release can read.
 */
export class CreateBulkAssignments implements MigrationInterface {
  readonly name = 'CreateBulkAssignments1763683200034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_assignments (
        id uuid PRIMARY KEY,
        preparer_id uuid NOT NULL REFERENCES users,
        clients integer NOT NULL CHECK (clients > 0),
        assigned_by uuid NOT NULL REFERENCES users,
        -- That of its rows in assignments and their history: all are written in one transaction.
        assigned_at timestamptz NOT NULL DEFAULT now(),
        undone_by uuid REFERENCES users,
        undone_at timestamptz,
        CHECK ((undone_by IS NULL) = (undone_at IS NULL))
      );
      CREATE INDEX bulk_assignments_of_admin ON bulk_assignments (assigned_by, assigned_at DESC);
      ${grant('bulk_assignments', 'SELECT', 'INSERT', 'UPDATE')}
      -- No foreign key: it would cost each of 10,000 rows a look-up.
      ALTER TABLE assignment_history ADD COLUMN bulk_id uuid;
      CREATE INDEX assignment_history_of_bulk ON assignment_history (bulk_id, client_id) WHERE bulk_id IS NOT NULL;
      ALTER TABLE assignment_history ALTER COLUMN to_preparer_id DROP NOT NULL;
      ALTER TABLE assignment_history ADD CONSTRAINT assignment_history_to_check
        CHECK ((to_preparer_id IS NULL) = (to_preparer_name = ''));
      ALTER TABLE assignment_history DROP CONSTRAINT assignment_history_via_check;
      ALTER TABLE assignment_history ADD CONSTRAINT assignment_history_via_check
        CHECK (${isOneOf([...ways, 'admin_undo'])})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM assignment_history WHERE via = 'admin_undo';
      ALTER TABLE assignment_history DROP CONSTRAINT assignment_history_via_check;
      ALTER TABLE assignment_history ADD CONSTRAINT assignment_history_via_check CHECK (${isOneOf(ways)});
      ALTER TABLE assignment_history DROP CONSTRAINT assignment_history_to_check;
      ALTER TABLE assignment_history ALTER COLUMN to_preparer_id SET NOT NULL;
      ALTER TABLE assignment_history DROP COLUMN bulk_id;
      DROP TABLE bulk_assignments`);
  }
}
