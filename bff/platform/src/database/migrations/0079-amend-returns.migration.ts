import type { MigrationInterface, QueryRunner } from 'typeorm';
import { actAs, countReturns, counted } from './0066-keep-totals-of-returns.migration';

/** An earlier return of the year is done, and is listed and counted no more once its amended return has begun. */
const onlyNewest = 'tax_return.newest';
const earlier = 'NOT tax_return.newest';

const refuse = (sentence: string, constraint: string): string => `
  RAISE EXCEPTION '${sentence}' USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}', TABLE = 'tax_returns';`;

/** People begin a return with its form; the system also stores returns that were carried over. */
const checkNewReturn = `
  CREATE FUNCTION check_new_return() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.sequence = 1 THEN
      IF NEW.state <> 'intake' AND coalesce(current_setting('app.actor_role', true), '') IN ('client', 'preparer', 'admin')
      THEN ${refuse('a return begins in intake', 'returns_begin')}
      END IF;
      RETURN NEW;
    END IF;
    IF NEW.state <> 'preparing' THEN ${refuse('an amended return begins in preparing', 'returns_begin')}
    END IF;
    UPDATE tax_returns SET newest = false
    WHERE client_id = NEW.client_id AND tax_year = NEW.tax_year AND sequence = NEW.sequence - 1 AND newest
      AND state = 'accepted';
    IF NOT FOUND THEN ${refuse('an amended return follows an accepted one', 'returns_follow')}
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER check_new_return BEFORE INSERT ON tax_returns FOR EACH ROW EXECUTE FUNCTION check_new_return();`;

/** At depth 0 a statement of the server, and not `check_new_return`, updates the row. */
const keepOrderOfReturns = `
  CREATE FUNCTION keep_order_of_returns() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${refuse('only a new return changes the order of returns', 'returns_order')}
  END $$;
  CREATE TRIGGER keep_order_of_returns BEFORE UPDATE OF client_id, tax_year, kind, sequence, newest ON tax_returns
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_order_of_returns();`;

/**
 * Lets an amended return follow an accepted one. Lists and totals count one return per client and year: the newest.
 */
export class AmendReturns implements MigrationInterface {
  readonly name = 'AmendReturns1764374400079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tax_returns ADD COLUMN newest boolean NOT NULL DEFAULT true;
      ALTER TABLE tax_returns ADD CONSTRAINT tax_returns_amended_later
        CHECK ((kind = 'amended') = (sequence > 1)) NOT VALID;
      ALTER TABLE tax_returns VALIDATE CONSTRAINT tax_returns_amended_later;
      CREATE UNIQUE INDEX tax_returns_newest ON tax_returns (client_id, tax_year) WHERE newest;
      ${countReturns(onlyNewest)}
      ${checkNewReturn}
      ${keepOrderOfReturns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_order_of_returns ON tax_returns;
      DROP FUNCTION keep_order_of_returns();
      DROP TRIGGER check_new_return ON tax_returns;
      DROP FUNCTION check_new_return();
      ${countReturns()}
      ${actAs('system')}
      SELECT add_to_total('returns', scope, sum(amount)) FROM (${counted('tax_returns', '1', earlier)}) again (scope, amount)
      GROUP BY scope;
      ${actAs('')}
      DROP INDEX tax_returns_newest;
      ALTER TABLE tax_returns DROP CONSTRAINT tax_returns_amended_later;
      ALTER TABLE tax_returns DROP COLUMN newest`);
  }
}
