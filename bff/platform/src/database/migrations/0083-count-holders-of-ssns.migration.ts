import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/**
 * How many clients entered each SSN, kept by a trigger: in a large office, grouping all forms to find the few numbers that
 * several clients share takes seconds. Whether an account is closed is left to the query, which reads only those.
 */
export class CountHoldersOfSsns implements MigrationInterface {
  readonly name = 'CountHoldersOfSsns1764374400083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SELECT set_config('app.actor_role', 'system', true);
      CREATE TABLE ssn_holders (ssn_index bytea PRIMARY KEY, clients integer NOT NULL CHECK (clients >= 0));
      CREATE INDEX ssn_holders_shared ON ssn_holders (ssn_index) WHERE clients > 1;
      ${grant('ssn_holders', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      INSERT INTO ssn_holders SELECT ssn_index, count(DISTINCT user_id) FROM intake_forms
        WHERE ssn_index IS NOT NULL GROUP BY ssn_index;

      -- As the system, because the other clients' forms are hidden from the one who enters a number.
      CREATE FUNCTION keep_ssn_holders() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed bytea[] := array_remove(ARRAY[
          CASE WHEN TG_OP <> 'INSERT' THEN OLD.ssn_index END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.ssn_index END], NULL);
        actor_role text := coalesce(current_setting('app.actor_role', true), '');
      BEGIN
        -- Locks the rows, in one order, so that each of two clients who enter a number at the same time counts the other.
        INSERT INTO ssn_holders SELECT number, 0 FROM unnest(changed) number ORDER BY number
          ON CONFLICT (ssn_index) DO UPDATE SET clients = ssn_holders.clients;
        PERFORM set_config('app.actor_role', 'system', true);
        UPDATE ssn_holders SET clients = (
          SELECT count(DISTINCT user_id) FROM intake_forms form WHERE form.ssn_index = ssn_holders.ssn_index
        ) WHERE ssn_index = ANY (changed);
        PERFORM set_config('app.actor_role', actor_role, true);
        DELETE FROM ssn_holders WHERE ssn_index = ANY (changed) AND clients = 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_ssn_holders_of_new_forms AFTER INSERT ON intake_forms
        FOR EACH ROW WHEN (NEW.ssn_index IS NOT NULL) EXECUTE FUNCTION keep_ssn_holders();
      CREATE TRIGGER keep_ssn_holders_of_changed_forms AFTER UPDATE OF ssn_index ON intake_forms
        FOR EACH ROW WHEN (OLD.ssn_index IS DISTINCT FROM NEW.ssn_index) EXECUTE FUNCTION keep_ssn_holders();
      CREATE TRIGGER keep_ssn_holders_of_ended_forms AFTER DELETE ON intake_forms
        FOR EACH ROW WHEN (OLD.ssn_index IS NOT NULL) EXECUTE FUNCTION keep_ssn_holders()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_ssn_holders_of_ended_forms ON intake_forms;
      DROP TRIGGER keep_ssn_holders_of_changed_forms ON intake_forms;
      DROP TRIGGER keep_ssn_holders_of_new_forms ON intake_forms;
      DROP FUNCTION keep_ssn_holders();
      DROP TABLE ssn_holders`);
  }
}
