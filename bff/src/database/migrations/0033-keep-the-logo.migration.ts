import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The office's logo beside its settings, as it was drawn anew; its key has been there from the beginning. */
export class KeepTheLogo implements MigrationInterface {
  readonly name = 'KeepTheLogo1763683200033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings
        ADD COLUMN logo bytea CHECK (octet_length(logo) <= 131072),
        ADD COLUMN logo_width smallint CHECK (logo_width > 0),
        ADD COLUMN logo_height smallint CHECK (logo_height > 0),
        ADD CONSTRAINT site_settings_logo_whole
          CHECK (num_nulls(logo, logo_key, logo_type, logo_width, logo_height) IN (0, 5))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings DROP COLUMN logo, DROP COLUMN logo_width, DROP COLUMN logo_height;
      UPDATE site_settings SET logo_key = NULL, logo_type = NULL`);
  }
}
