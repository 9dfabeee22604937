import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { DataKeyEntity, IndexKeyProofEntity } from './data-key.entity';

export type WrappedKey = Pick<DataKeyEntity, 'owner_id' | 'kek_id' | 'wrapped_key'>;

@Injectable()
export class DataKeysRepository {
  constructor(readonly database: DataSource) {}

  find(owner_id: string): Promise<WrappedKey | null> {
    return this.database.manager.findOneBy(DataKeyEntity, { owner_id });
  }

  findMany(owner_ids: readonly string[]): Promise<WrappedKey[]> {
    return this.database.manager.findBy(DataKeyEntity, { owner_id: In(owner_ids) });
  }

  /** The first of several concurrent inserts wins. */
  async insertIfAbsent(key: WrappedKey): Promise<void> {
    await this.database.createQueryBuilder().insert().into(DataKeyEntity).values(key).orIgnore().execute();
  }

  /** Returns one data key per key-encryption key in use. */
  findSamples(): Promise<WrappedKey[]> {
    return this.database.transaction(async (transaction) => {
      // Reads all keys, so parallel workers are worth it.
      await transaction.query('SET LOCAL max_parallel_workers_per_gather = 2');
      return transaction
        .createQueryBuilder(DataKeyEntity, 'key')
        .distinctOn(['key.kek_id'])
        .orderBy('key.kek_id')
        .addOrderBy('key.owner_id')
        .getMany();
    });
  }

  /** Holds the lock until the transaction ends. */
  async lockRotation(transaction: EntityManager): Promise<void> {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('encryption-keys', 0))`);
  }

  /** Locks some keys that are wrapped with another key, skipping rows that are already locked. */
  lockOthers(transaction: EntityManager, kek_id: string, limit: number): Promise<WrappedKey[]> {
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    return transaction.find(DataKeyEntity, { where: { kek_id: Not(kek_id) }, take: limit, lock });
  }

  countOthers(kek_id: string): Promise<number> {
    return this.database.manager.countBy(DataKeyEntity, { kek_id: Not(kek_id) });
  }

  async rewrap(transaction: EntityManager, { owner_id, kek_id, wrapped_key }: WrappedKey): Promise<void> {
    await transaction.update(DataKeyEntity, { owner_id }, { kek_id, wrapped_key, wrapped_at: () => 'now()' });
  }

  /** Stores the proof unless one exists. @returns the stored proof */
  async ensureIndexKeyProof(key_id: string, proof: Buffer): Promise<Buffer> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(IndexKeyProofEntity)
      .values({ key_id, proof })
      .orIgnore()
      .execute();
    return (await manager.findOneByOrFail(IndexKeyProofEntity, { key_id })).proof;
  }
}
