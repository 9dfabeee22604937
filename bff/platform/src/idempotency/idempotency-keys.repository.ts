import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

export type IdempotencyKey = Pick<IdempotencyKeyEntity, 'owner' | 'key' | 'endpoint'>;

/** A claim that has not been renewed for this long belongs to a crashed process; a running one renews it every 5 s. */
const claimTimeout = '30 s';
const lifetime = '24 h';
/** Maximum number of keys per person; the oldest are deleted. Not applied to visitors, who share one owner. */
const keysOfPerson = 50;

/**
 * Claims a key that is new or expired, or whose process crashed. Raw SQL, because the query builder can set upsert
 * columns only to the inserted values, and puts the table name in the condition.
 */
const claimKey = `
  INSERT INTO idempotency_keys AS stored (owner, key, endpoint, body_hash, expires_at)
  VALUES ($1, $2, $3, $4, now() + interval '${lifetime}')
  ON CONFLICT (owner, key, endpoint) DO UPDATE
    SET created_at = now(), body_hash = $4, content_hash = NULL, status = NULL, response = NULL, expires_at = excluded.expires_at
    WHERE stored.expires_at <= now()
      OR (stored.status IS NULL AND stored.body_hash = $4 AND stored.created_at <= now() - interval '${claimTimeout}')
  RETURNING key`;

/** Raw SQL, because the query builder has no offset for deletes. */
const deleteOldest = `
  DELETE FROM idempotency_keys WHERE owner = $1 AND (key, endpoint) IN (
    SELECT key, endpoint FROM idempotency_keys WHERE owner = $1 AND response IS NOT NULL
    ORDER BY created_at DESC OFFSET ${keysOfPerson})`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns true for exactly one of several concurrent callers. */
  async claim({ owner, key, endpoint }: IdempotencyKey, body_hash: Buffer): Promise<boolean> {
    const claimed: unknown[] = await this.database.query(claimKey, [owner, key, endpoint, body_hash]);
    return claimed.length > 0;
  }

  find(key: IdempotencyKey): Promise<IdempotencyKeyEntity | null> {
    return this.database.manager.findOneBy(IdempotencyKeyEntity, key);
  }

  /** Prevents other processes from taking over a slow request. */
  async renewClaim(key: IdempotencyKey): Promise<void> {
    const unanswered = { ...key, status: IsNull() };
    await this.database.manager.update(IdempotencyKeyEntity, unanswered, { created_at: () => 'now()' });
  }

  async storeResponse(
    key: IdempotencyKey,
    answer: Pick<IdempotencyKeyEntity, 'status' | 'response' | 'content_hash'>,
  ): Promise<void> {
    await this.database.manager.update(IdempotencyKeyEntity, key, answer);
  }

  /** Bounds the number of stored responses per person. */
  async deleteSurplus(owner: string): Promise<void> {
    await this.database.query(deleteOldest, [owner]);
  }

  async deleteUnanswered(key: IdempotencyKey): Promise<void> {
    await this.database.manager.delete(IdempotencyKeyEntity, { ...key, status: IsNull() });
  }

  async deleteExpired(): Promise<void> {
    await this.database.createQueryBuilder().delete().from(IdempotencyKeyEntity).where('expires_at < now()').execute();
  }
}
