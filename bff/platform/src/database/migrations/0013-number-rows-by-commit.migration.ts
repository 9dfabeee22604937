import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/** Adds a sequence and trigger that number the rows of a table in the column `seq`. */
export const numberedByCommit = (table: string) => `
      CREATE SEQUENCE ${table}_seq;
      GRANT USAGE ON SEQUENCE ${table}_seq TO ${applicationRole};
      CREATE TRIGGER number_${table} BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION number_by_commit();`;

/**
 * Numbers rows in commit order, for clients that catch up. Ids and timestamps are set when a row is written, not when
 * it becomes visible, so a client that remembers the newest one would miss a row written earlier and committed later.
 * `seq` is assigned under a lock held until the commit, so no smaller number appears after a larger one. Write such
 * rows late in a transaction.
 */
export class NumberRowsByCommit implements MigrationInterface {
  readonly name = 'NumberRowsByCommit1763683200013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION number_by_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended(TG_TABLE_NAME, 0));
        NEW.seq := nextval(format('%I', TG_TABLE_NAME || '_seq'));
        RETURN NEW;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION number_by_commit()');
  }
}
