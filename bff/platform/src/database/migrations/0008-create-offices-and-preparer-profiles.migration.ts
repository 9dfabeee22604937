import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, stamps } from './columns';

export class CreateOfficesAndPreparerProfiles implements MigrationInterface {
  readonly name = 'CreateOfficesAndPreparerProfiles1763683200008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offices (
        ${line('id', 80, 'PRIMARY KEY')} CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        ${line('name', 120, 'NOT NULL')},
        ${line('address', 120, 'NOT NULL')},
        ${line('city', 80, 'NOT NULL')},
        state text NOT NULL CHECK (state ~ '^[A-Z]{2}$'),
        ${line('zip_code', 10, 'NOT NULL')},
        ${line('phone', 30, 'NOT NULL')},
        ${line('email', 254, 'NOT NULL')},
        ${stamps}
      );
      CREATE UNIQUE INDEX offices_name_once ON offices (lower(name));

      CREATE TABLE preparer_profiles (
        user_id uuid PRIMARY KEY REFERENCES users,
        preparer_code text NOT NULL UNIQUE CHECK (preparer_code ~ '^[A-Z0-9]{6}$'),
        portal_slug text UNIQUE CHECK (portal_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        office_id text REFERENCES offices,
        ${line('title', 120)},
        ${line('office_location', 200)},
        ${line('bio', 2000)},
        specialties text[] NOT NULL DEFAULT '{}' CHECK (cardinality(specialties) <= 30),
        picture bytea CHECK (octet_length(picture) <= 65536),
        featured_rank smallint UNIQUE CHECK (featured_rank > 0),
        ${stamps}
      );
      CREATE INDEX preparer_profiles_of_office ON preparer_profiles (office_id);
      ${grant('offices', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('preparer_profiles', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preparer_profiles, offices');
  }
}
