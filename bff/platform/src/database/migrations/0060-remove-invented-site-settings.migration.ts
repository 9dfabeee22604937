import type { MigrationInterface, QueryRunner } from 'typeorm';

const [phone, email] = ["'313-555-0119'", "'info@motorcitytax.example'"];

/**
 * Removes the fictitious office of migration 0019, which visitors saw until the admin had entered their own. The phone
 * number and the email address are reserved for fiction, so they are never what an office entered; a name and a year that
 * were saved together with real ones are kept. Absent text is empty instead of NULL, because the previous release and
 * pages that are open during the update expect text.
 */
export class RemoveInventedSiteSettings implements MigrationInterface {
  readonly name = 'RemoveInventedSiteSettings1764288000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings ALTER COLUMN founded_year DROP NOT NULL;
      UPDATE site_settings SET name = 'Tax Portal', founded_year = NULL
        WHERE name = 'Motor City Tax Services' AND founded_year = 2019 AND phone = ${phone} AND email = ${email};
      UPDATE site_settings SET phone = '' WHERE phone = ${phone};
      UPDATE site_settings SET email = '' WHERE email = ${email};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE site_settings SET name = 'Motor City Tax Services', founded_year = 2019 WHERE founded_year IS NULL;
      UPDATE site_settings SET phone = ${phone} WHERE phone = '';
      UPDATE site_settings SET email = ${email} WHERE email = '';
      ALTER TABLE site_settings ALTER COLUMN founded_year SET NOT NULL`);
  }
}
