import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { KeyRingError } from '../encryption/key-ring';
import { Metrics } from '../metrics/metrics';
import { PepperKeys } from './pepper-keys';
import { HashingQueue, type HashingPlace } from './hashing-queue';

/** argon2id, 19 MiB, two rounds, one lane (OWASP Password Storage; measured at 14 ms a hash). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costAsWritten = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** About one second of work on a single core; beyond that, callers should retry instead of waiting. */
const longestQueue = 64;

/** Separates a hash from the id of its pepper; hashes without an id predate the peppers. */
const separator = '#';

/** Hashes and verifies passwords and PINs: `$argon2id$…#k1`, with the pepper k1 as argon2's secret. */
@Injectable()
export class SecretHasher {
  private readonly queue = new HashingQueue({ concurrency: availableParallelism(), waiting: longestQueue });
  private nobodys?: Promise<string>;

  constructor(
    private readonly peppers: PepperKeys,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Reserves one place in the queue for all hashing and comparing in `work`.
   * @throws ProblemError throttled if the queue is full, before the work has started or counted anything
   */
  async withPlace<T>(work: (place: HashingPlace) => Promise<T>): Promise<T> {
    const place = this.queue.reserve();
    try {
      return await work(place);
    } finally {
      place.release();
    }
  }

  async hash(secret: string, place?: HashingPlace): Promise<string> {
    const { id, key } = this.peppers.ring.active;
    const hashed = await this.queued(() => hash(secret, { ...cost, secret: key }), place);
    return [hashed, id].join(separator);
  }

  /** Takes the same time without a stored hash, so that the duration does not reveal whether an account exists. */
  async matches(kept: string | null | undefined, secret: string, place?: HashingPlace): Promise<boolean> {
    this.nobodys ??= this.hash(randomBytes(16).toString('hex'));
    const against = kept ?? (await this.nobodys);
    const [hashed = '', pepper] = against.split(separator);
    const options = pepper === undefined ? undefined : { secret: this.pepper(pepper) };
    const same = await this.queued(() => verify(hashed, secret, options), place);
    return same && kept !== null && kept !== undefined;
  }

  /**
   * Returns whether the hash uses old parameters or an old pepper. Renew it while the plaintext secret is available.
   */
  isOutdated(kept: string): boolean {
    return !kept.startsWith(costAsWritten) || !kept.endsWith(`${separator}${this.peppers.ring.active.id}`);
  }

  private pepper(id: string): Buffer {
    const key = this.peppers.ring.key(id);
    if (!key) throw new KeyRingError(`PEPPER_KEYS: key ${id} is not in the ring.`);
    return key;
  }

  private async queued<T>(work: () => Promise<T>, place?: HashingPlace): Promise<T> {
    this.metrics.hashingWaits(this.queue.waiting);
    return this.queue.run(work, place);
  }
}
