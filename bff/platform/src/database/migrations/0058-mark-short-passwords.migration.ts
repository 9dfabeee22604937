import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks passwords that are too short for staff without a second factor. The length of existing passwords is unknown: the
 * next sign-in finds out.
 */
export class MarkShortPasswords implements MigrationInterface {
  readonly name = 'MarkShortPasswords1764201600058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN password_is_short boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN password_is_short');
  }
}
