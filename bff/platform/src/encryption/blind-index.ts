import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EncryptionKeys } from './encryption-keys';
import type { RingKey } from './key-ring';

export interface IndexEntry {
  key_id: string;
  index: Buffer;
}

/**
 * Finds equal encrypted values without decrypting them: HMAC-SHA-256 under a separate key.
 */
@Injectable()
export class BlindIndex {
  constructor(private readonly keys: EncryptionKeys) {}

  /** Ids of all keys; the first one is active. */
  get keyIds(): readonly string[] {
    return this.keys.indexRing.ids;
  }

  /**
   * Returns the entry to store with the encrypted value. `purpose` prevents matches between equal values of different
   * kinds.
   */
  entry(purpose: string, value: string): IndexEntry {
    return entryUnder(this.keys.indexRing.active, purpose, value);
  }

  /** Returns one entry per key, for checking the keys. */
  entries(purpose: string, value: string): IndexEntry[] {
    const ring = this.keys.indexRing;
    return ring.ids.flatMap((id) => {
      const key = ring.key(id);
      return key ? [entryUnder({ id, key }, purpose, value)] : [];
    });
  }
}

const entryUnder = ({ id, key }: RingKey, purpose: string, value: string): IndexEntry => ({
  key_id: id,
  index: createHmac('sha256', key).update(`${purpose}:${value}`).digest(),
});
