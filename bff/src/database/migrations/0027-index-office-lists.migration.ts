import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `assignment-history.repository.ts` searches it. */
const names = `(lower(client_name || ' ' || coalesce(from_preparer_name, '') || ' ' || to_preparer_name || ' ' ||
  reassigned_by_name))`;

/** The orders and filters of the office's lists, so that a page of them costs the same in a large office and a small one. */
export class IndexOfficeLists implements MigrationInterface {
  readonly name = 'IndexOfficeLists1763683200027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX intake_forms_by_income ON intake_forms (tax_year, total_income, id);
      CREATE INDEX intake_forms_by_state ON intake_forms (tax_year, submitted, updated_at DESC, id DESC);
      CREATE INDEX audit_log_newest ON audit_log (at DESC, id DESC);
      CREATE INDEX audit_log_by_action ON audit_log (action text_pattern_ops, at DESC);
      CREATE INDEX audit_log_by_object_id ON audit_log (object_id, at DESC);
      CREATE INDEX audit_log_not_ok ON audit_log (outcome, at DESC, id DESC) WHERE outcome <> 'ok';
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX assignment_history_by_any_name ON assignment_history USING gin (${names} gin_trgm_ops);
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX intake_forms_by_income, intake_forms_by_state, audit_log_newest, audit_log_by_action,
        audit_log_by_object_id, audit_log_not_ok;
      DROP INDEX IF EXISTS assignment_history_by_any_name`);
  }
}
