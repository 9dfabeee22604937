import { asSystem } from '../request/acting';
import type { DataKeysRepository } from './data-keys.repository';
import type { EntityManager } from 'typeorm';
import type { EncryptionKeys } from './encryption-keys';
import { KeyRingError } from './key-ring';

const batchSize = 500;

/**
 * Wraps every data key with the active key-encryption key. Data encrypted with the data keys is unchanged, so the
 * rotation does not interrupt reads.
 */
export class KeyRotation {
  constructor(
    private readonly repository: DataKeysRepository,
    private readonly keys: EncryptionKeys,
  ) {}

  /**
   * With keys in a file, prepends a new key and re-wraps all data keys. With keys in ENCRYPTION_KEYS, re-wraps with the
   * first one, which every replica must already have; with Vault, with the newest version of its key.
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
    const { wrappingRing: ring, wrappingFile: file } = this.keys;
    file?.replace(file.current().onlyActive());
    const active = await this.keys.wrapper.activeId();
    return (ring?.ids ?? []).filter((id) => id !== active);
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
    const active = await this.keys.wrapper.activeId();
    let count = 0;
    for (let done = -1; done !== 0; count += done) done = await this.rewrapBatch(active);
    const left = await asSystem(() => this.repository.countOthers(active));
    if (left > 0) throw new KeyRingError(`${left} data keys still carry an old key: somebody else is rotating too.`);
    return count;
  }

  private rewrapBatch(active: string): Promise<number> {
    const { wrapper } = this.keys;
    const rewrap = async (transaction: EntityManager): Promise<number> => {
      const old = await this.repository.lockOthers(transaction, active, batchSize);
      const keys = await wrapper.unwrap(old);
      for (const [at, { owner_id }] of old.entries()) {
        const key = keys[at];
        if (key) await this.repository.rewrap(transaction, await wrapper.wrap(owner_id, key));
      }
      return old.length;
    };
    return asSystem(() => this.repository.database.transaction(rewrap));
  }
}
