import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { DocumentEntity } from './document.entity';

export interface StoredAmount {
  files: number;
  bytes: number;
  /** Number of files, including those in the trash, if the client's address is unverified; otherwise null. */
  unverified_files: number | null;
}

const isUnverified = '(SELECT email_verified_at IS NULL FROM users WHERE users.id = :client)';

@Injectable()
export class DocumentUsageRepository {
  /** Takes an advisory lock against other uploads of this client until the transaction ends. */
  async lock(transaction: EntityManager, user_id: ReadableClientId): Promise<void> {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('documents of ' || $1, 0))`, [user_id]);
  }

  /** Counts the bytes of files in the trash too, because they still take up space. */
  async of(manager: EntityManager, user_id: ReadableClientId): Promise<StoredAmount> {
    const stored = await manager
      .createQueryBuilder(DocumentEntity, 'document')
      .select('(count(*) FILTER (WHERE document.deleted_at IS NULL))::int', 'files')
      .addSelect('coalesce(sum(document.size), 0)::float', 'bytes')
      .addSelect(`CASE WHEN ${isUnverified} THEN count(*)::int END`, 'unverified_files')
      .where({ user_id })
      .setParameter('client', user_id)
      .getRawOne<StoredAmount>();
    return stored ?? { files: 0, bytes: 0, unverified_files: null };
  }
}
