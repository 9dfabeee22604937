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

  /** Does nothing if the form was saved meanwhile, which has indexed its number with the active key. */
  async reindex({ id, ssn, ssn_index_key }: IndexedSsn, entry: IndexEntry): Promise<void> {
    await this.database.query(
      'UPDATE intake_forms SET ssn_index = $4, ssn_index_key = $5 WHERE id = $1 AND ssn = $2 AND ssn_index_key = $3',
      [id, ssn, ssn_index_key, entry.index, entry.key_id],
    );
  }
}
