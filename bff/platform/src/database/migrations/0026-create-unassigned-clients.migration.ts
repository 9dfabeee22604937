import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** Does not check the account's status; lists do. */
const isListed = (account: string) => `(${account}.role = 'client' AND ${account}.deleted_at IS NULL)`;

/**
 * Unassigned clients, maintained by triggers: in a large office they are few among very many, and finding them would
 * scan all accounts. Accounts are locked while their assignment changes (`create-preparer-income`), so no client is
 * missed.
 */
export class CreateUnassignedClients implements MigrationInterface {
  readonly name = 'CreateUnassignedClients1763683200026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Accounts are never taken away, and only triggers write here: a foreign key would cost each of many clients a look-up.
      CREATE TABLE unassigned_clients (client_id uuid PRIMARY KEY);
      ${grant('unassigned_clients', 'SELECT', 'INSERT', 'DELETE')}

      CREATE FUNCTION keep_unassigned_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO unassigned_clients SELECT account.id FROM now_there account WHERE ${isListed('account')};
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_unassigned_of_new_users AFTER INSERT ON users
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_unassigned_of_new_users();

      CREATE FUNCTION keep_unassigned_of_users() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
      BEGIN
        IF NOT EXISTS (
          SELECT FROM was_there was JOIN now_there account USING (id) WHERE ${isListed('account')} <> ${isListed('was')}
        ) THEN RETURN NULL; END IF;
        DELETE FROM unassigned_clients WHERE client_id IN (SELECT account.id FROM now_there account WHERE NOT ${isListed('account')});
        INSERT INTO unassigned_clients SELECT account.id FROM now_there account
          WHERE ${isListed('account')} AND NOT EXISTS (SELECT FROM assignments WHERE client_id = account.id)
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_unassigned_of_users AFTER UPDATE ON users
        REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
        FOR EACH STATEMENT EXECUTE FUNCTION keep_unassigned_of_users();

      CREATE FUNCTION keep_unassigned_of_assignments() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          DELETE FROM unassigned_clients WHERE client_id IN (SELECT client_id FROM now_there);
        ELSE
          INSERT INTO unassigned_clients SELECT account.id FROM was_there JOIN users account ON account.id = client_id
            WHERE ${isListed('account')} ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_unassigned_of_new_assignments AFTER INSERT ON assignments
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_unassigned_of_assignments();
      CREATE TRIGGER keep_unassigned_of_ended_assignments AFTER DELETE ON assignments
        REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_unassigned_of_assignments()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_unassigned_of_ended_assignments ON assignments;
      DROP TRIGGER keep_unassigned_of_new_assignments ON assignments;
      DROP FUNCTION keep_unassigned_of_assignments();
      DROP TRIGGER keep_unassigned_of_users ON users;
      DROP FUNCTION keep_unassigned_of_users();
      DROP TRIGGER keep_unassigned_of_new_users ON users;
      DROP FUNCTION keep_unassigned_of_new_users();
      DROP TABLE unassigned_clients`);
  }
}
