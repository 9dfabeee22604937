import { decrypt, DecryptionError, encrypt, type EncryptionContext } from './cipher';
import type { WrappedKey } from './data-keys.repository';
import { KeyRingError, type KeyRing } from './key-ring';

/** Encrypts ("wraps") data keys with key-encryption keys, which the database never holds. */
export interface KeyWrapper {
  /** Returns the id of the key that wraps new data keys. @throws KeyServiceError */
  activeId(): Promise<string>;
  /** @throws KeyServiceError */
  wrap(owner_id: string, key: Buffer): Promise<WrappedKey>;
  /**
   * Returns the data keys in the given order.
   * @throws KeyRingError for a missing or wrong key-encryption key, and KeyServiceError
   */
  unwrap(keys: readonly WrappedKey[]): Promise<Buffer[]>;
}

/** The key management service cannot be reached, is sealed, or rejects its token. Answered with 503. */
export class KeyServiceError extends Error {
  override readonly name = 'KeyServiceError';
}

export const contextOfKey = (owner_id: string): EncryptionContext => ({
  table: 'data_keys',
  column: 'wrapped_key',
  row: owner_id,
});

export const wrongKey = (kek_id: string): KeyRingError =>
  new KeyRingError(`ENCRYPTION_KEYS: key ${kek_id} is not the key that the data was encrypted with.`);

/** Wraps in this process, with a ring from a setting or a file. */
export class LocalKeyWrapper implements KeyWrapper {
  constructor(private readonly ring: () => KeyRing) {}

  activeId(): Promise<string> {
    return Promise.resolve(this.ring().active.id);
  }

  wrap(owner_id: string, key: Buffer): Promise<WrappedKey> {
    const { id, key: kek } = this.ring().active;
    return Promise.resolve({ owner_id, kek_id: id, wrapped_key: encrypt(kek, contextOfKey(owner_id), key) });
  }

  unwrap(keys: readonly WrappedKey[]): Promise<Buffer[]> {
    return Promise.resolve().then(() => keys.map((key) => this.unwrapOne(key)));
  }

  private unwrapOne({ owner_id, kek_id, wrapped_key }: WrappedKey): Buffer {
    const kek = this.ring().key(kek_id);
    if (!kek) throw new KeyRingError(`Data keys are wrapped with key ${kek_id}, which the key ring does not hold.`);
    try {
      return decrypt(kek, contextOfKey(owner_id), wrapped_key);
    } catch (error) {
      throw error instanceof DecryptionError ? wrongKey(kek_id) : error;
    }
  }
}

/** Wraps with the first wrapper. The second only unwraps, until every data key has moved to the first. */
export class MovingKeyWrapper implements KeyWrapper {
  constructor(
    private readonly to: KeyWrapper & { holds: (kek_id: string) => boolean },
    private readonly from: KeyWrapper,
  ) {}

  activeId(): Promise<string> {
    return this.to.activeId();
  }

  wrap(owner_id: string, key: Buffer): Promise<WrappedKey> {
    return this.to.wrap(owner_id, key);
  }

  async unwrap(keys: readonly WrappedKey[]): Promise<Buffer[]> {
    const moved = keys.filter(({ kek_id }) => this.to.holds(kek_id));
    const others = keys.filter(({ kek_id }) => !this.to.holds(kek_id));
    const [unwrapped, unwrappedOthers] = await Promise.all([this.to.unwrap(moved), this.from.unwrap(others)]);
    const byKey = new Map<WrappedKey, Buffer | undefined>([
      ...moved.map((key, at) => [key, unwrapped[at]] as const),
      ...others.map((key, at) => [key, unwrappedOthers[at]] as const),
    ]);
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }
}
