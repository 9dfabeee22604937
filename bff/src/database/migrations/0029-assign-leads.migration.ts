import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was asked to contact somebody who has no account. */
export class AssignLeads implements MigrationInterface {
  readonly name = 'AssignLeads1763683200029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_preferences
        ADD COLUMN preparer_id uuid REFERENCES users,
        ADD COLUMN assigned_at timestamptz,
        ADD CHECK ((preparer_id IS NULL) = (assigned_at IS NULL)),
        ADD CHECK (user_id IS NULL OR preparer_id IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client_preferences DROP COLUMN assigned_at, DROP COLUMN preparer_id');
  }
}
