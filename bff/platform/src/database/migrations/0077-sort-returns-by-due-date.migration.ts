import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists all returns by due date, those without one last, without sorting all of them. */
export class SortReturnsByDueDate implements MigrationInterface {
  readonly name = 'SortReturnsByDueDate1764374400077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX tax_returns_by_due ON tax_returns (tax_year, (coalesce(due_on, 'infinity'::date)), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX tax_returns_by_due');
  }
}
