import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/** Has the rows of a table numbered in their column `seq`. */
export const numberedByCommit = (table: string) => `
      CREATE SEQUENCE ${table}_seq;
      GRANT USAGE ON SEQUENCE ${table}_seq TO ${applicationRole};
      CREATE TRIGGER number_${table} BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION number_by_commit();`;

/**
 * Numbers for what is caught up with. Ids and times are given when a row is written, not when it can be seen: whoever remembers
 * the newest one would miss a row that was written earlier and committed later. `seq` is given under a lock that is held until the
 * commit, so that a row with a smaller number never turns up after one with a larger; write such rows late in a transaction.
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
