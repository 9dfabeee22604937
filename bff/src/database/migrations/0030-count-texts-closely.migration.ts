import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many people a search finds is told by a sample of their texts. With the usual hundred of them a name that one in a hundred has
 * is as likely not among them as it is there twice, and the list is read from end to end on some days and not on others.
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
