import type { DataSource, EntityManager } from 'typeorm';
import { DataKeys, type WrappedKey } from './data-keys';
import type { EncryptionKeys } from './encryption-keys';
import { KeyRingError } from './key-ring';

const batchSize = 500;

/** Wraps every data key with the active key-encryption key. What the data keys sealed stays as it is, so readers notice nothing. */
export class KeyRotation {
  private readonly dataKeys: DataKeys;

  constructor(
    private readonly database: DataSource,
    private readonly keys: EncryptionKeys,
  ) {
    this.dataKeys = new DataKeys(database, keys);
  }

  /**
   * Keys in a file: puts a fresh key in front and re-wraps. Keys in ENCRYPTION_KEYS: re-wraps with the first of them, once every
   * replica has been given it.
   * @returns how many data keys were re-wrapped
   */
  async rotate(): Promise<number> {
    const file = this.keys.wrappingFile;
    file?.replace(this.keys.wrappingRing.withFreshKey());
    return this.rewrapAll();
  }

  /**
   * Drops the old keys from the file. A step of its own, later: a data key made in the very moment of rotation may still carry
   * the old key, and is re-wrapped here first.
   * @returns ids of the keys that are no longer needed; from ENCRYPTION_KEYS they are removed by hand
   */
  async retire(): Promise<string[]> {
    await this.rewrapAll();
    const ring = this.keys.wrappingRing;
    this.keys.wrappingFile?.replace(ring.onlyActive());
    return ring.ids.filter((id) => id !== ring.active.id);
  }

  private async rewrapAll(): Promise<number> {
    let count = 0;
    for (let done = -1; done !== 0; count += done) done = await this.rewrapBatch();
    const left = await this.stillOld();
    if (left > 0) throw new KeyRingError(`${left} data keys still carry an old key: somebody else is rotating too.`);
    return count;
  }

  private rewrapBatch(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const old = await manager.query<WrappedKey[]>(
        `SELECT owner_id, kek_id, wrapped_key FROM data_keys WHERE kek_id <> $1 LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
        [this.keys.wrappingRing.active.id],
      );
      for (const row of old) await this.rewrap(manager, row);
      return old.length;
    });
  }

  private async rewrap(manager: EntityManager, row: WrappedKey): Promise<void> {
    const fresh = this.dataKeys.wrap(row.owner_id, this.dataKeys.unwrap(row));
    await manager.query('UPDATE data_keys SET kek_id = $2, wrapped_key = $3, wrapped_at = now() WHERE owner_id = $1', [
      fresh.owner_id,
      fresh.kek_id,
      fresh.wrapped_key,
    ]);
  }

  private async stillOld(): Promise<number> {
    const [row] = await this.database.query<{ left: number }[]>(
      'SELECT count(*) AS left FROM data_keys WHERE kek_id <> $1',
      [this.keys.wrappingRing.active.id],
    );
    return row?.left ?? 0;
  }
}
