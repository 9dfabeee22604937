import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { asSystem } from '../request/acting';
import { DataKeysRepository, type WrappedKey } from './data-keys.repository';
import { EncryptionKeys } from './encryption-keys';
import { keyBytes } from './key-ring';

/** Owner of data that belongs to no single person: group posts, leads, stored responses to visitors. */
export const officeKeyOwner = '00000000-0000-0000-0000-000000000000';

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
    const findOrCreate = async () => (await this.repository.find(ownerId)) ?? (await this.create(ownerId));
    // Visitors' requests use the office's key too, and it opens no client's data.
    return this.unwrap(await (ownerId === officeKeyOwner ? asSystem(findOrCreate) : findOrCreate()));
  }

  /** Returns the owners' data keys in one query, skipping owners without one. */
  async forOwners(ownerIds: readonly string[]): Promise<Map<string, Buffer>> {
    const owners = [...new Set(ownerIds)];
    const cached = owners.map((id) => [id, this.cache.get(id)] as const);
    const keys = new Map(cached.flatMap(([id, key]) => (key ? [[id, key] as const] : [])));
    const missing = owners.filter((id) => !keys.has(id));
    const wrapped = missing.length > 0 ? await this.repository.findMany(missing) : [];
    const unwrapped = wrapped.length > 0 ? await this.keys.wrapper.unwrap(wrapped) : [];
    for (const [at, { owner_id }] of wrapped.entries()) {
      const key = unwrapped[at];
      if (!key) continue;
      this.cache.set(owner_id, key);
      keys.set(owner_id, key);
    }
    return keys;
  }

  wrap(ownerId: string, key: Buffer): Promise<WrappedKey> {
    return this.keys.wrapper.wrap(ownerId, key);
  }

  private async unwrap(wrapped: WrappedKey): Promise<Buffer> {
    const [key] = await this.keys.wrapper.unwrap([wrapped]);
    if (!key) throw new Error('a wrapped key was lost');
    this.cache.set(wrapped.owner_id, key);
    return key;
  }

  /** If several requests create the key concurrently, the first row wins, and all of them use it. */
  private async create(ownerId: string): Promise<WrappedKey> {
    await this.repository.insertIfAbsent(await this.wrap(ownerId, randomBytes(keyBytes)));
    const stored = await this.repository.find(ownerId);
    if (!stored) throw new Error('a data key vanished right after it was made');
    return stored;
  }
}
