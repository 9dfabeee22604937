import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accepts only time zones that PostgreSQL knows (SQLSTATE 22023 otherwise), because every queue computes with the office's
 * one. There was no field for it before; an unknown name that somebody stored by hand is replaced by the default.
 */
export class CheckTimeZone implements MigrationInterface {
  readonly name = 'CheckTimeZone1764374400080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE site_settings SET time_zone = DEFAULT
       WHERE lower(time_zone) NOT IN (SELECT lower(name) FROM pg_timezone_names);
      ALTER TABLE site_settings ADD CONSTRAINT site_settings_time_zone_known
        CHECK ((timestamptz '2000-01-01 00:00+00' AT TIME ZONE time_zone) IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE site_settings DROP CONSTRAINT site_settings_time_zone_known');
  }
}
