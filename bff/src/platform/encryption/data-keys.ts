import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { BoundedCache } from './bounded-cache';
import type { EncryptionKeys } from './encryption-keys';
import { keyBytes, KeyRingError } from './key-ring';
import { open, seal, type Place } from './sealing';

export interface WrappedKey {
  owner_id: string;
  kek_id: string;
  wrapped_key: Buffer;
}

/** Five minutes bound how long a destroyed key still works in a running process. */
const cacheLimits = { entries: 5000, ms: 5 * 60_000 };

/** One data key per owner, kept wrapped in the database and, for a short while, plain in memory. */
export class DataKeys {
  private readonly cache = new BoundedCache<Buffer>(cacheLimits.entries, cacheLimits.ms);

  constructor(
    private readonly database: DataSource,
    private readonly keys: EncryptionKeys,
  ) {}

  /**
   * The owner's data key, made at first need. It goes through a connection of its own, never a running transaction:
   * a key that a rollback takes back would leave what it sealed meanwhile unreadable.
   */
  async of(ownerId: string): Promise<Buffer> {
    const cached = this.cache.get(ownerId);
    if (cached) return cached;
    const wrapped = (await this.find(ownerId)) ?? (await this.create(ownerId));
    const key = this.unwrap(wrapped);
    this.cache.set(ownerId, key);
    return key;
  }

  /** @throws KeyRingError when the ring lacks the wrapping key, BrokenSealError when it is not the right one */
  unwrap({ owner_id, kek_id, wrapped_key }: WrappedKey): Buffer {
    const kek = this.keys.wrappingRing.key(kek_id);
    if (!kek) throw new KeyRingError(`Data keys are wrapped with key ${kek_id}, which the key ring does not hold.`);
    return open(kek, placeOf(owner_id), wrapped_key);
  }

  wrap(ownerId: string, key: Buffer): WrappedKey {
    const { id, key: kek } = this.keys.wrappingRing.active;
    return { owner_id: ownerId, kek_id: id, wrapped_key: seal(kek, placeOf(ownerId), key) };
  }

  private async find(ownerId: string): Promise<WrappedKey | undefined> {
    const [row] = await this.database.query<WrappedKey[]>(
      'SELECT owner_id, kek_id, wrapped_key FROM data_keys WHERE owner_id = $1',
      [ownerId],
    );
    return row;
  }

  /** Of several that make it at once, the first row wins and all of them use it. */
  private async create(ownerId: string): Promise<WrappedKey> {
    const made = this.wrap(ownerId, randomBytes(keyBytes));
    await this.database.query(
      'INSERT INTO data_keys (owner_id, kek_id, wrapped_key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [made.owner_id, made.kek_id, made.wrapped_key],
    );
    const stored = await this.find(ownerId);
    if (!stored) throw new Error('a data key vanished right after it was made');
    return stored;
  }
}

const placeOf = (ownerId: string): Place => ({ table: 'data_keys', column: 'wrapped_key', row: ownerId });
