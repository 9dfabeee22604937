import type { MigrationInterface, QueryRunner } from 'typeorm';

const facts = ['is_blind', 'is_student', 'is_claimable'];

/** Facts about the filer that change the standard deduction and credits. Those of the spouse are in `spouse_info`. */
export class AskFactsAboutFilers implements MigrationInterface {
  readonly name = 'AskFactsAboutFilers1764374400070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intake_forms ${facts.map((fact) => `ADD COLUMN ${fact} bytea`).join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intake_forms ${facts.map((fact) => `DROP COLUMN ${fact}`).join(', ')}`);
  }
}
