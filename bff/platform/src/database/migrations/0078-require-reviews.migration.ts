import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an office require that somebody other than the preparer checks every return before it is signed. */
export class RequireReviews implements MigrationInterface {
  readonly name = 'RequireReviews1764374400078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings ADD requires_review boolean NOT NULL DEFAULT false;
      ALTER TABLE tax_returns ADD review_asked_by uuid REFERENCES users;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tax_returns DROP review_asked_by;
      ALTER TABLE site_settings DROP requires_review;
    `);
  }
}
