import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = `'needed', 'received', 'accepted', 'rejected', 'explained', 'not_applicable'`;
/** Checked without a lock that stops writers. */
const check = (allowed: string): string => `
  ALTER TABLE request_items DROP CONSTRAINT request_items_state_check;
  ALTER TABLE request_items ADD CONSTRAINT request_items_state_check CHECK (state IN (${allowed})) NOT VALID;
  ALTER TABLE request_items VALIDATE CONSTRAINT request_items_state_check;`;

/**
 * A document that the office has agreed to wait for until a date. It is nobody's turn, like every state that the generated
 * column `turn` does not name.
 */
export class AwaitDocuments implements MigrationInterface {
  readonly name = 'AwaitDocuments1764374400076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${check(`${states}, 'awaited'`)}
      ALTER TABLE request_items ADD CONSTRAINT request_items_awaited_until
        CHECK ((state = 'awaited') <= (comes_on IS NOT NULL)) NOT VALID;
      ALTER TABLE request_items VALIDATE CONSTRAINT request_items_awaited_until;
      CREATE INDEX request_items_by_arrival ON request_items (comes_on, id)
        WHERE state IN ('explained', 'awaited') AND comes_on IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Row-level security applies to an owner who is no superuser, and would hide every item.
    await runner.query(`
      SELECT set_config('app.actor_role', 'system', true);
      UPDATE request_items SET state = 'explained' WHERE state = 'awaited';
      SELECT set_config('app.actor_role', '', true);
      DROP INDEX request_items_by_arrival;
      ALTER TABLE request_items DROP CONSTRAINT request_items_awaited_until;
      ${check(states)}`);
  }
}
