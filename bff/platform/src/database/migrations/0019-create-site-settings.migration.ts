import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, stamps } from './columns';

/** The office's name, contact details and branding: one row, which the admin edits. Starts with fictitious values. */
export class CreateSiteSettings implements MigrationInterface {
  readonly name = 'CreateSiteSettings1763683200019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_settings (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        ${line('name', 120, 'NOT NULL')},
        ${line('phone', 30, 'NOT NULL')},
        ${line('second_phone', 30)},
        ${line('email', 254, 'NOT NULL')},
        founded_year smallint NOT NULL CHECK (founded_year BETWEEN 1800 AND 2100),
        accent_colour text CHECK (accent_colour ~ '^#[0-9a-f]{6}$'),
        -- Short claims of the home page, such as a licence; none: the portal's own.
        trust_badges text[] NOT NULL DEFAULT '{}' CHECK (cardinality(trust_badges) <= 6),
        -- The office's logo as it was drawn anew: all of it or nothing.
        logo bytea CHECK (octet_length(logo) <= 131072),
        logo_key text,
        logo_type text,
        logo_width smallint CHECK (logo_width > 0),
        logo_height smallint CHECK (logo_height > 0),
        ${stamps},
        CONSTRAINT site_settings_logo_whole CHECK (num_nulls(logo, logo_key, logo_type, logo_width, logo_height) IN (0, 5))
      );
      INSERT INTO site_settings (name, phone, email, founded_year)
      VALUES ('Motor City Tax Services', '313-555-0119', 'info@motorcitytax.example', 2019);
      ${grant('site_settings', 'SELECT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_settings');
  }
}
