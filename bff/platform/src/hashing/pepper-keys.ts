import { keySource, type KeySettings, type KeySource } from '../encryption/encryption-keys';
import type { KeyRing } from '../encryption/key-ring';

/**
 * Keys that are mixed into the hashes of passwords and PINs and kept outside of the database, so that a leaked database
 * is not enough to guess PINs or common passwords.
 */
export class PepperKeys {
  constructor(private readonly source: KeySource) {}

  /** @throws KeyRingError when the ring is missing in production or malformed anywhere */
  static of(settings: KeySettings): PepperKeys {
    return new PepperKeys(keySource(settings, 'PEPPER_KEYS', 'pepper-keys'));
  }

  get ring(): KeyRing {
    return this.source.current();
  }

  /**
   * Prepends a new key to the file; each hash is renewed when its owner signs in. @returns false if the keys come from
   * a setting
   */
  rotateFile(): boolean {
    this.source.file?.replace(this.ring.withFreshKey());
    return this.source.file !== undefined;
  }
}
