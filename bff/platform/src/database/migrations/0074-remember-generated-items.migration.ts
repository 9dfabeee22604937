import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Returns of forms from before document requests existed have never had their items generated: NULL. */
export class RememberGeneratedItems implements MigrationInterface {
  readonly name = 'RememberGeneratedItems1764374400074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_returns ADD COLUMN items_generated_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_returns DROP COLUMN items_generated_at');
  }
}
