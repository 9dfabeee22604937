import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

export type IdempotencyKey = Pick<IdempotencyKeyEntity, 'owner' | 'key' | 'endpoint'>;

/** A claim not renewed for this long belongs to a process that died; a running one renews it every 5 s. */
const claimTimeout = '30 s';
const lifetime = '24 h';
/** Of one person; the oldest go first. Visitors share one owner, and each key of theirs that lasts has made an account. */
const keysOfPerson = 50;

/**
 * Takes a key that is new, has expired, or whose request has died. Raw, because the builder cannot set a column of an upsert to
 * anything but the inserted one, and names its table in the condition.
 */
const claimKey = `
  INSERT INTO idempotency_keys AS stored (owner, key, endpoint, body_hash, expires_at)
  VALUES ($1, $2, $3, $4, now() + interval '${lifetime}')
  ON CONFLICT (owner, key, endpoint) DO UPDATE
    SET created_at = now(), body_hash = $4, content_hash = NULL, status = NULL, response = NULL, expires_at = excluded.expires_at
    WHERE stored.expires_at <= now()
      OR (stored.status IS NULL AND stored.body_hash = $4 AND stored.created_at <= now() - interval '${claimTimeout}')
  RETURNING key`;

/** Raw, because the builder cannot skip the newest rows of a delete. */
const deleteOldest = `
  DELETE FROM idempotency_keys WHERE owner = $1 AND (key, endpoint) IN (
    SELECT key, endpoint FROM idempotency_keys WHERE owner = $1 AND response IS NOT NULL
    ORDER BY created_at DESC OFFSET ${keysOfPerson})`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** True for exactly one of many at once. */
  async claim({ owner, key, endpoint }: IdempotencyKey, body_hash: Buffer): Promise<boolean> {
    const claimed: unknown[] = await this.database.query(claimKey, [owner, key, endpoint, body_hash]);
    return claimed.length > 0;
  }

  find(key: IdempotencyKey): Promise<IdempotencyKeyEntity | null> {
    return this.database.manager.findOneBy(IdempotencyKeyEntity, key);
  }

  /** Keeps another process from taking over a request that takes long. */
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

  /** Keeps what one person may leave here bounded. */
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
