import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IndexEntry } from '@portal/bff-platform/encryption/blind-index';

/** An encrypted SSN of a form, and the key that it is indexed with. */
export interface IndexedSsn {
  id: string;
  user_id: string;
  ssn: Buffer;
  ssn_index_key: string;
}

/** A number with its entry under the active key. */
export interface Reindexed extends IndexedSsn {
  entry: IndexEntry;
}

@Injectable()
export class SsnIndexRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the SSNs that are not indexed with this key, ordered by the form's id. @param after '' at first */
  findOfOtherKeys(key_id: string, after: string, limit: number): Promise<IndexedSsn[]> {
    return this.database.query(
      `SELECT id, user_id, ssn, ssn_index_key FROM intake_forms
       WHERE ssn_index_key <> $1 AND ($2 = '' OR id > nullif($2, '')::uuid) ORDER BY id LIMIT $3`,
      [key_id, after, limit],
    );
  }

  /** Skips forms that were saved meanwhile, which has indexed their number with the active key. */
  async reindex(numbers: readonly Reindexed[]): Promise<void> {
    await this.database.query(
      `UPDATE intake_forms form SET ssn_index = fresh.index, ssn_index_key = fresh.key_id
       FROM unnest($1::uuid[], $2::bytea[], $3::text[], $4::bytea[], $5::text[])
         AS fresh (id, ssn, old_key_id, index, key_id)
       WHERE form.id = fresh.id AND form.ssn = fresh.ssn AND form.ssn_index_key = fresh.old_key_id`,
      [
        numbers.map(({ id }) => id),
        numbers.map(({ ssn }) => ssn),
        numbers.map(({ ssn_index_key }) => ssn_index_key),
        numbers.map(({ entry }) => entry.index),
        numbers.map(({ entry }) => entry.key_id),
      ],
    );
  }
}
