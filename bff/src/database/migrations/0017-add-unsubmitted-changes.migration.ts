import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a client has changed since the last submit, the whole form as encrypted JSON: the columns go on saying what was
 * submitted, which is what the office sees and SQL adds up.
 */
export class AddUnsubmittedChanges implements MigrationInterface {
  readonly name = 'AddUnsubmittedChanges1763683200017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE intake_forms ADD COLUMN unsubmitted_changes bytea CHECK (submitted OR unsubmitted_changes IS NULL);
      ALTER TABLE schedule_c_forms ADD COLUMN unsubmitted_changes bytea CHECK (submitted OR unsubmitted_changes IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE schedule_c_forms DROP COLUMN unsubmitted_changes;
      ALTER TABLE intake_forms DROP COLUMN unsubmitted_changes`);
  }
}
