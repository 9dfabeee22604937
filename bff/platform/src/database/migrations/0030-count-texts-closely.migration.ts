import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Raises the statistics target, on which the planner's estimate of matching people depends. With the default of 100, a
 * name shared by one person in a hundred is as likely to be missing from the sample as to occur twice, so the list is
 * scanned sequentially on some days and not on others.
 */
export class CountTextsClosely implements MigrationInterface {
  readonly name = 'CountTextsClosely1763683200030';

  up = (runner: QueryRunner): Promise<void> => this.sampleTexts(runner, 2000);

  down = (runner: QueryRunner): Promise<void> => this.sampleTexts(runner, -1);

  private async sampleTexts(runner: QueryRunner, texts: number): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF to_regclass('users_by_any_name') IS NOT NULL THEN
          ALTER INDEX users_by_any_name ALTER COLUMN 1 SET STATISTICS ${texts};
        END IF;
      END $$`);
  }
}
