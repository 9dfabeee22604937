import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['qualified_tips', 'qualified_overtime', 'car_loan_interest'];

/** Adds the deductions of Schedule 1-A to the intake form; null in the years that do not ask for them, or if blank. */
export class AskForTipsOvertimeAndCarLoanInterest implements MigrationInterface {
  readonly name = 'AskForTipsOvertimeAndCarLoanInterest1764374400071';

  async up(runner: QueryRunner): Promise<void> {
    const added = columns.map((name) => `ADD COLUMN ${name} numeric(14,2) CHECK (${name} >= 0)`);
    await runner.query(`ALTER TABLE intake_forms ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intake_forms ${columns.map((name) => `DROP COLUMN ${name}`).join(', ')}`);
  }
}
