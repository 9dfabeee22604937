import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/**
 * Envelope keys: a person's data is encrypted with that person's data key, and the data key with a key-encryption key
 * that never enters the database. `owner_id` has no foreign key: the office has a key too, and destroying a key is how
 * a person's encrypted data is erased while the rows around it stay.
 */
export class CreateDataKeys implements MigrationInterface {
  readonly name = 'CreateDataKeys1763683200007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_keys (
        owner_id uuid PRIMARY KEY,
        kek_id text NOT NULL,
        wrapped_key bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        wrapped_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX data_keys_by_kek ON data_keys (kek_id);
      -- Proof that a blind-index key of this id is still the same key; nothing can be derived from it.
      CREATE TABLE index_key_proofs (key_id text PRIMARY KEY, proof bytea NOT NULL);
      ${grant('data_keys', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('index_key_proofs', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE index_key_proofs, data_keys');
  }
}
