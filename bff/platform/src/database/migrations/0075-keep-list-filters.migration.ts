import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { oneOf } from './columns';

/** The filters that a member of staff used last in a list. */
export class KeepListFilters implements MigrationInterface {
  readonly name = 'KeepListFilters1764374400075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE list_filters (
        user_id uuid REFERENCES users,
        ${oneOf('list', ['queue', 'returns'])},
        filters jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, list)
      );
      ${grant('list_filters', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE list_filters');
  }
}
