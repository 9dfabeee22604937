import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { decrypt, encrypt, type EncryptionContext } from './cipher';
import { DataKeysRepository, type WrappedKey } from './data-keys.repository';
import { EncryptionKeys } from './encryption-keys';
import { keyBytes, KeyRingError } from './key-ring';

/** The TTL limits how long a destroyed key keeps working in a running process. */
const cacheLimits = { max: 5000, ttl: 5 * 60_000 };

/** Provides one data key per owner, stored wrapped in the database and cached in plaintext for a short time. */
@Injectable()
export class DataKeys {
  private readonly cache = new LRUCache<string, Buffer>(cacheLimits);

  constructor(
    private readonly repository: DataKeysRepository,
    private readonly keys: EncryptionKeys,
  ) {}

  /**
   * Returns the owner's data key, creating it on first use. Uses its own connection, never a running transaction:
   * rolling back a new key would make everything encrypted with it unreadable.
   */
  async forOwner(ownerId: string): Promise<Buffer> {
    const cached = this.cache.get(ownerId);
    if (cached) return cached;
    const wrapped = (await this.repository.find(ownerId)) ?? (await this.create(ownerId));
    const key = this.unwrap(wrapped);
    this.cache.set(ownerId, key);
    return key;
  }

  /** Returns the owners' data keys in one query, skipping owners without one. */
  async forOwners(ownerIds: readonly string[]): Promise<Map<string, Buffer>> {
    const owners = [...new Set(ownerIds)];
    const cached = owners.map((id) => [id, this.cache.get(id)] as const);
    const keys = new Map(cached.flatMap(([id, key]) => (key ? [[id, key] as const] : [])));
    const missing = owners.filter((id) => !keys.has(id));
    for (const wrapped of missing.length > 0 ? await this.repository.findMany(missing) : []) {
      const key = this.unwrap(wrapped);
      this.cache.set(wrapped.owner_id, key);
      keys.set(wrapped.owner_id, key);
    }
    return keys;
  }

  /** @throws KeyRingError when the ring lacks the wrapping key, DecryptionError when that key is wrong */
  unwrap({ owner_id, kek_id, wrapped_key }: WrappedKey): Buffer {
    const kek = this.keys.wrappingRing.key(kek_id);
    if (!kek) throw new KeyRingError(`Data keys are wrapped with key ${kek_id}, which the key ring does not hold.`);
    return decrypt(kek, contextOf(owner_id), wrapped_key);
  }

  wrap(ownerId: string, key: Buffer): WrappedKey {
    const { id, key: kek } = this.keys.wrappingRing.active;
    return { owner_id: ownerId, kek_id: id, wrapped_key: encrypt(kek, contextOf(ownerId), key) };
  }

  /** If several requests create the key concurrently, the first row wins, and all of them use it. */
  private async create(ownerId: string): Promise<WrappedKey> {
    await this.repository.insertIfAbsent(this.wrap(ownerId, randomBytes(keyBytes)));
    const stored = await this.repository.find(ownerId);
    if (!stored) throw new Error('a data key vanished right after it was made');
    return stored;
  }
}

const contextOf = (ownerId: string): EncryptionContext => ({ table: 'data_keys', column: 'wrapped_key', row: ownerId });
