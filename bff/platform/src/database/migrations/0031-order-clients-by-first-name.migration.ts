import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders clients with the same first name by last name, so that a search reads no further than its page. Drops the
 * prefix indexes of a search that no longer exists.
 */
export class OrderClientsByFirstName implements MigrationInterface {
  readonly name = 'OrderClientsByFirstName1763683200031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_clients_by_first_name, users_by_last_name_start, users_by_first_name_start;
      CREATE INDEX users_clients_by_first_name ON users ((lower(first_name) COLLATE "C"), last_name, first_name, id)
        WHERE role = 'client' AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_clients_by_first_name;
      CREATE INDEX users_clients_by_first_name ON users ((lower(first_name) COLLATE "C"))
        WHERE role = 'client' AND deleted_at IS NULL;
      CREATE INDEX users_by_last_name_start ON users (lower(last_name) text_pattern_ops, role) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_first_name_start ON users (lower(first_name) text_pattern_ops, role) WHERE deleted_at IS NULL`);
  }
}
