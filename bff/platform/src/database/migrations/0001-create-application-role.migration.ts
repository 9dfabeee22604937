import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/**
 * Roles belong to the cluster, not to the database: another database may already have created this one, or may be
 * creating it concurrently. The owner must be a member of the role to act as it.
 */
export class CreateApplicationRole implements MigrationInterface {
  readonly name = 'CreateApplicationRole1763683200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationRole}') THEN
          CREATE ROLE ${applicationRole} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
        END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$`);
    await runner.query(`
      DO $$ BEGIN
        -- From PostgreSQL 16 on, whoever made a role is its member without being able to act as it.
        IF NOT pg_has_role(current_user, '${applicationRole}',
          CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
          EXECUTE format('GRANT ${applicationRole} TO %I', current_user);
        END IF;
      END $$`);
    await runner.query(`GRANT USAGE ON SCHEMA public TO ${applicationRole}`);
    await runner.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  }

  /** Keep the role, which another database in the cluster may use. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE USAGE ON SCHEMA public FROM ${applicationRole}`);
  }
}
