import type { MigrationInterface, QueryRunner } from 'typeorm';

/** City income tax withheld from the wages, Form W-2 box 19; null when nobody knows. */
export class AddCityWithheld implements MigrationInterface {
  readonly name = 'AddCityWithheld1763683200018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intake_forms ADD COLUMN city_withheld numeric(14,2) CHECK (city_withheld >= 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intake_forms DROP COLUMN city_withheld');
  }
}
