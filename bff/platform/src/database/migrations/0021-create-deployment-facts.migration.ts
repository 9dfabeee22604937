import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole, grant } from './application-role';

/** Settings that the servers of one database compare at startup, and the migrations that ran. */
export class CreateDeploymentFacts implements MigrationInterface {
  readonly name = 'CreateDeploymentFacts1763683200021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deployment_facts (
        name text PRIMARY KEY,
        value text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ${grant('deployment_facts', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('schema_migrations', 'SELECT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE deployment_facts; REVOKE SELECT ON schema_migrations FROM ${applicationRole}`);
  }
}
