import { randomBytes } from 'node:crypto';

/** Key length in bytes, for both AES-256 and HMAC-SHA-256. */
export const keyBytes = 32;

/** Describes to the operator what is wrong with the keys. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

export interface RingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Keys by id. The first one is active and encrypts new values; older ones only decrypt. */
export class KeyRing {
  private readonly byId: ReadonlyMap<string, Buffer>;

  private constructor(
    readonly active: RingKey,
    private readonly keys: readonly RingKey[],
  ) {
    this.byId = new Map(keys.map(({ id, key }) => [id, key]));
  }

  /** @param text `id:base64,id:base64`; each key 32 bytes. @throws KeyRingError naming `setting`, never a key */
  static parse(setting: string, text: string): KeyRing {
    const keys = text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => parseKey(setting, part));
    const [active] = keys;
    if (!active) throw new KeyRingError(`${setting} holds no key.`);
    if (new Set(keys.map(({ id }) => id)).size < keys.length) {
      throw new KeyRingError(`${setting} names the same key id twice.`);
    }
    return new KeyRing(active, keys);
  }

  get ids(): string[] {
    return this.keys.map(({ id }) => id);
  }

  key(id: string): Buffer | undefined {
    return this.byId.get(id);
  }

  /** Returns this ring with a new active key in front. */
  withFreshKey(): KeyRing {
    const taken = this.ids.map((id) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
    const fresh = { id: `k${Math.max(...taken) + 1}`, key: randomBytes(keyBytes) };
    return new KeyRing(fresh, [fresh, ...this.keys]);
  }

  /** Returns this ring with only the active key. */
  onlyActive(): KeyRing {
    return new KeyRing(this.active, [this.active]);
  }

  toText(): string {
    return this.keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
  }
}

export const freshRingText = (): string => `k1:${randomBytes(keyBytes).toString('base64')}`;

function parseKey(setting: string, part: string): RingKey {
  const [, id, base64] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(part) ?? [];
  if (!id || !base64) throw new KeyRingError(`${setting} must read id:base64,id:base64.`);
  const key = Buffer.from(base64, 'base64');
  if (key.length !== keyBytes) {
    throw new KeyRingError(`${setting}: key ${id} is not 32 bytes. Generate one with: openssl rand -base64 32`);
  }
  if (new Set(key).size < 12) throw new KeyRingError(`${setting}: key ${id} is not random.`);
  return { id, key };
}
