import { Injectable } from '@nestjs/common';
import type { ScanState } from '@portal/domain/documents/document-types';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { DocumentEntity } from './document.entity';

export type UnscannedDocument = Pick<DocumentEntity, 'id' | 'storage_key' | 'scan_state'> & {
  user_id: ReadableClientId;
};

/** Backoff until the next attempt: 1, 2, 4 … minutes, at most 6 hours. */
const backoff = `least(360, power(2, least(scan_attempts, 20))) * interval '1 min'`;

/**
 * Claims the file that has waited longest and sets its backoff before the scan starts, so that a file that crashes the
 * scanner or this process blocks no other, and replicas never claim the same one. Raw SQL, because the builder has no
 * SKIP LOCKED in a subquery.
 */
const claimOldest = `
  WITH claimed AS (
    UPDATE documents SET scan_after = now() + ${backoff}, scan_attempts = least(scan_attempts + 1, 1000)
    WHERE id = (
      SELECT id FROM documents
      WHERE scan_state IN ('pending', 'failed', 'not_scanned') AND (scan_after IS NULL OR scan_after <= now())
      ORDER BY uploaded_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id, storage_key, scan_state)
  SELECT * FROM claimed`;

@Injectable()
export class DocumentScansRepository {
  constructor(private readonly database: DataSource) {}

  async claim(): Promise<UnscannedDocument | undefined> {
    const [claimed] = await this.database.query<UnscannedDocument[]>(claimOldest);
    return claimed;
  }

  /** Undoes a claim after a failure that was not caused by the file. */
  async release(id: string): Promise<void> {
    const attempts = () => 'greatest(scan_attempts - 1, 0)';
    await this.database.manager.update(DocumentEntity, { id }, { scan_attempts: attempts, scan_after: null });
  }

  async store(id: string, scan_state: ScanState, transaction: EntityManager = this.database.manager): Promise<void> {
    const result = { scan_state, scanned_at: () => 'now()' };
    const isDone = scan_state !== 'failed';
    await transaction.update(DocumentEntity, { id }, isDone ? { ...result, scan_after: null } : result);
  }
}
