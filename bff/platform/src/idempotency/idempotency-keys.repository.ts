import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import type { Claim } from '../request/claim';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

export type IdempotencyKey = Pick<IdempotencyKeyEntity, 'owner' | 'key' | 'endpoint'>;

/** A claim that has not been renewed for this long belongs to a crashed process; a running one renews it every 5 s. */
const claimTimeout = '30 s';
/** How long after the commit a response is awaited; the process has crashed, or could not store it. */
const responseTimeout = '5 s';
const lifetime = '24 h';
/** Maximum number of keys per person; the oldest are deleted. Not applied to visitors, who share one owner. */
const keysOfPerson = 50;

/**
 * Claims a key that is new or expired, or whose process crashed before it had committed anything ($6: or after, because
 * the endpoint is repeatable). Raw SQL, because the query builder can set upsert columns only to the inserted values, and
 * puts the table name in the condition.
 */
const claimKey = `
  INSERT INTO idempotency_keys AS stored (owner, key, endpoint, body_hash, claim_id, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + interval '${lifetime}')
  ON CONFLICT (owner, key, endpoint) DO UPDATE
    SET created_at = now(), body_hash = $4, claim_id = $5, committed_at = NULL,
      content_hash = NULL, status = NULL, response = NULL, expires_at = excluded.expires_at
    WHERE stored.expires_at <= now()
      OR (stored.status IS NULL AND stored.body_hash = $4 AND (stored.committed_at IS NULL OR $6)
        AND stored.created_at <= now() - interval '${claimTimeout}')
  RETURNING key`;

/** Raw SQL, because the query builder has no offset for deletes. */
const deleteOldest = `
  DELETE FROM idempotency_keys WHERE owner = $1 AND (key, endpoint) IN (
    SELECT key, endpoint FROM idempotency_keys WHERE owner = $1 AND response IS NOT NULL
    ORDER BY created_at DESC OFFSET ${keysOfPerson})`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the claim to exactly one of several concurrent callers. */
  async claim(which: IdempotencyKey, body_hash: Buffer, isRepeatable: boolean): Promise<Claim | undefined> {
    const { owner, key, endpoint } = which;
    const claim_id = randomUUID();
    const parameters = [owner, key, endpoint, body_hash, claim_id, isRepeatable];
    const claimed: unknown[] = await this.database.query(claimKey, parameters);
    return claimed.length > 0 ? { owner, key, endpoint, claim_id } : undefined;
  }

  find(key: IdempotencyKey): Promise<IdempotencyKeyEntity | null> {
    return this.database.manager.findOneBy(IdempotencyKeyEntity, key);
  }

  /** Returns whether the work was committed, but its response will not come anymore. */
  isResponseLost(key: IdempotencyKey): Promise<boolean> {
    const committed_at = Raw((column) => `${column} <= now() - interval '${responseTimeout}'`);
    return this.database.manager.existsBy(IdempotencyKeyEntity, { ...key, status: IsNull(), committed_at });
  }

  /** Prevents other processes from taking over a slow request. */
  async renewClaim(claim: Claim): Promise<void> {
    const unanswered = { ...claim, status: IsNull() };
    await this.database.manager.update(IdempotencyKeyEntity, unanswered, { created_at: () => 'now()' });
  }

  /** Has no effect if another process has taken over. */
  async storeResponse(
    claim: Claim,
    answer: Pick<IdempotencyKeyEntity, 'status' | 'response' | 'content_hash'>,
  ): Promise<void> {
    await this.database.manager.update(IdempotencyKeyEntity, { ...claim }, answer);
  }

  /** Bounds the number of stored responses per person. */
  async deleteSurplus(owner: string): Promise<void> {
    await this.database.query(deleteOldest, [owner]);
  }

  /** Has no effect if another process has taken over. */
  async deleteUnanswered(claim: Claim): Promise<void> {
    await this.database.manager.delete(IdempotencyKeyEntity, { ...claim, status: IsNull() });
  }

  /** Waits for a commit that is still running, and has no effect if it succeeds. */
  async deleteUncommitted(claim: Claim): Promise<void> {
    await this.database.manager.delete(IdempotencyKeyEntity, { ...claim, status: IsNull(), committed_at: IsNull() });
  }

  async deleteExpired(): Promise<void> {
    await this.database.createQueryBuilder().delete().from(IdempotencyKeyEntity).where('expires_at < now()').execute();
  }
}
