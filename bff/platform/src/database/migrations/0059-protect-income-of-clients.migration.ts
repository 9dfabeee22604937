import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readable } from './0055-protect-rows-of-clients.migration';
import { applicationRole, grant } from './application-role';

/** The triggers that sum forms or income. A total is the same whoever changes a row, so they act as the owner. */
const summing = ['keep_income_of_clients', 'keep_shares_of_assignments', 'keep_totals_of_people'];

/**
 * Row-level security on the amounts that triggers copy from protected forms. They alone write there: the service's role
 * may no longer. FORCE includes the owner, unless it is a superuser, so the owner has a policy of its own.
 */
export class ProtectIncomeOfClients implements MigrationInterface {
  readonly name = 'ProtectIncomeOfClients1764201600059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${summing.map((name) => `ALTER FUNCTION ${name}() SECURITY DEFINER SET search_path = public, pg_temp;`).join('\n')}
      REVOKE INSERT, UPDATE ON client_income FROM ${applicationRole};
      ALTER TABLE client_income ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
      CREATE POLICY select_by_actor ON client_income FOR SELECT USING (${readable('client_id')});
      CREATE POLICY keep_by_owner ON client_income TO CURRENT_USER USING (true) WITH CHECK (true);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY select_by_actor ON client_income;
      DROP POLICY keep_by_owner ON client_income;
      ALTER TABLE client_income DISABLE ROW LEVEL SECURITY, NO FORCE ROW LEVEL SECURITY;
      ${grant('client_income', 'INSERT', 'UPDATE')}
      ${summing.map((name) => `ALTER FUNCTION ${name}() SECURITY INVOKER RESET search_path;`).join('\n')}`);
  }
}
