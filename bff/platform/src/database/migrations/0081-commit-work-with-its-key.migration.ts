import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The work of an idempotent request and the record that it is done commit together (docs/decisions/0076).
 * `confirm_claim` runs in the last packet of the transaction. A transaction that has written nothing has done no work. A
 * claim that another process has taken over ends the transaction with a serialization failure, which is a 503.
 */
export class CommitWorkWithItsKey implements MigrationInterface {
  readonly name = 'CommitWorkWithItsKey1764374400081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotency_keys ADD claim_id uuid, ADD committed_at timestamptz;
      CREATE INDEX idempotency_keys_claimed ON idempotency_keys (claim_id);
      CREATE FUNCTION confirm_claim(of_owner text, claim uuid) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF pg_current_xact_id_if_assigned() IS NULL THEN RETURN; END IF;
        UPDATE idempotency_keys SET committed_at = clock_timestamp() WHERE owner = of_owner AND claim_id = claim;
        IF NOT FOUND THEN
          RAISE 'another process has taken over this request' USING ERRCODE = 'serialization_failure';
        END IF;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION confirm_claim(text, uuid);
      ALTER TABLE idempotency_keys DROP committed_at, DROP claim_id;
    `);
  }
}
