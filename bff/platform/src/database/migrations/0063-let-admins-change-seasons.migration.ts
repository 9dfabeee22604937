import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole, grant } from './application-role';

/** Admins open and close the office's seasons, so the service may write them. */
export class LetAdminsChangeSeasons implements MigrationInterface {
  readonly name = 'LetAdminsChangeSeasons1764374400063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(grant('seasons', 'INSERT', 'UPDATE'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE INSERT, UPDATE ON seasons FROM ${applicationRole}`);
  }
}
