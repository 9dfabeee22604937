import { DataKeys } from './data-keys';
import type { DataKeysRepository } from './data-keys.repository';
import type { EncryptionKeys } from './encryption-keys';
import { KeyRingError } from './key-ring';

const batchSize = 500;

/**
 * Wraps every data key with the active key-encryption key. Data encrypted with the data keys is unchanged, so the
 * rotation does not interrupt reads.
 */
export class KeyRotation {
  private readonly dataKeys: DataKeys;

  constructor(
    private readonly repository: DataKeysRepository,
    private readonly keys: EncryptionKeys,
  ) {
    this.dataKeys = new DataKeys(repository, keys);
  }

  /**
   * With keys in a file, prepends a new key and re-wraps all data keys. With keys in ENCRYPTION_KEYS, re-wraps with the
   * first one, which every replica must already have.
   * @returns the number of re-wrapped data keys
   */
  async rotate(): Promise<number> {
    await this.addFreshKey();
    return this.rewrapAll();
  }

  /**
   * Removes the old keys from the file. This is a separate, later step, because a data key created during the rotation
   * may still use the old key; it is re-wrapped here first.
   * @returns ids of the keys that are no longer needed; remove them from ENCRYPTION_KEYS by hand
   */
  async retire(): Promise<string[]> {
    await this.rewrapAll();
    const ring = this.keys.wrappingRing;
    this.keys.wrappingFile?.replace(ring.onlyActive());
    return ring.ids.filter((id) => id !== ring.active.id);
  }

  /**
   * Only one rotation at a time: two concurrent ones would create different keys with the same id, and the second would
   * overwrite the first.
   */
  private async addFreshKey(): Promise<void> {
    const file = this.keys.wrappingFile;
    if (!file) return;
    await this.repository.database.transaction(async (transaction) => {
      await this.repository.lockRotation(transaction);
      file.replace(file.current().withFreshKey());
    });
  }

  private async rewrapAll(): Promise<number> {
    let count = 0;
    for (let done = -1; done !== 0; count += done) done = await this.rewrapBatch();
    const left = await this.repository.countOthers(this.keys.wrappingRing.active.id);
    if (left > 0) throw new KeyRingError(`${left} data keys still carry an old key: somebody else is rotating too.`);
    return count;
  }

  private rewrapBatch(): Promise<number> {
    return this.repository.database.transaction(async (transaction) => {
      const old = await this.repository.lockOthers(transaction, this.keys.wrappingRing.active.id, batchSize);
      for (const key of old) {
        await this.repository.rewrap(transaction, this.dataKeys.wrap(key.owner_id, this.dataKeys.unwrap(key)));
      }
      return old.length;
    });
  }
}
