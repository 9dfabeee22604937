import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['marketplace_premiums', 'marketplace_silver_plan', 'marketplace_advance'];

/** Form 1095-A line 33, for the premium tax credit in the estimate. Without insurance from the marketplace, all are null. */
export class AddMarketplaceInsurance implements MigrationInterface {
  readonly name = 'AddMarketplaceInsurance1764374400072';

  async up(runner: QueryRunner): Promise<void> {
    const added = columns.map((name) => `ADD COLUMN ${name} numeric(14,2) CHECK (${name} >= 0)`);
    await runner.query(`ALTER TABLE intake_forms ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intake_forms ${columns.map((name) => `DROP COLUMN ${name}`).join(', ')}`);
  }
}
