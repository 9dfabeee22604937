import type { MigrationInterface, QueryRunner } from 'typeorm';
import { line } from './columns';

/** What visitors look for first: opening hours, languages, a bio in Spanish, the price line and the legal name. */
export class DescribeOfficesAndPreparers implements MigrationInterface {
  readonly name = 'DescribeOfficesAndPreparers1763683200051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offices ADD COLUMN hours jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(hours) = 'object');
      ALTER TABLE preparer_profiles
        ADD COLUMN ${line('bio_es', 2000)},
        ADD COLUMN languages text[] NOT NULL DEFAULT '{}' CHECK (cardinality(languages) <= 40);
      ALTER TABLE site_settings
        ADD COLUMN ${line('legal_name', 120)},
        ADD COLUMN ${line('price_note', 120)},
        ADD COLUMN ${line('price_note_es', 120)};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings DROP COLUMN price_note_es, DROP COLUMN price_note, DROP COLUMN legal_name;
      ALTER TABLE preparer_profiles DROP COLUMN languages, DROP COLUMN bio_es;
      ALTER TABLE offices DROP COLUMN hours;`);
  }
}
