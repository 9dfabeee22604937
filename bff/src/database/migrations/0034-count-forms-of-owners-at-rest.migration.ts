import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partsOfForm, partsOfScheduleC } from './0025-keep-running-totals.migration';
import { totalsOfForms } from './0031-count-forms-as-listed.migration';

/** In the order of their ids, so that nobody waits in a circle. */
const lockOwners = `
      PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM now_there) ORDER BY id FOR NO KEY UPDATE;`;

const forms = [
  ['intake_forms', partsOfForm],
  ['schedule_c_forms', partsOfScheduleC],
] as const;

/**
 * Whether a form counts is for its owner to say, who may be deleted or come back at the same moment: each of the two would not see
 * the other, and the form would be counted by neither.
 */
export class CountFormsOfOwnersAtRest implements MigrationInterface {
  readonly name = 'CountFormsOfOwnersAtRest1763683200034';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, parts] of forms) await runner.query(totalsOfForms(table, parts, lockOwners));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, parts] of forms) await runner.query(totalsOfForms(table, parts));
  }
}
