import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { KeyRingError } from '../encryption/key-ring';
import { Metrics } from '../metrics/metrics';
import { PepperKeys } from './pepper-keys';
import { HashingQueue, type HashingPlace } from './hashing-queue';

/** argon2id, 19 MiB, two rounds, one lane (OWASP Password Storage; 14 ms a hash on the machine this was measured on). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costAsWritten = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** A second of work per core: who would wait longer had better come back. */
const longestQueue = 64;

/** Stands between a hash and the id of its pepper; a hash without one was made before there were any. */
const separator = '#';

/** Hashes and compares passwords and PINs: `$argon2id$…#k1`, with the pepper k1 as argon2's secret. */
@Injectable()
export class SecretHasher {
  private readonly queue = new HashingQueue({ concurrency: availableParallelism(), waiting: longestQueue });
  private nobodys?: Promise<string>;

  constructor(
    private readonly peppers: PepperKeys,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Takes a place in the queue for all that is hashed and compared in `work`.
   * @throws ProblemError throttled when the queue is full: before the work has begun, and so before it counted anything
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

  /** Takes the same time when there is nothing to compare with: how long it takes tells nobody whether an account exists. */
  async matches(kept: string | null | undefined, secret: string, place?: HashingPlace): Promise<boolean> {
    this.nobodys ??= this.hash(randomBytes(16).toString('hex'));
    const against = kept ?? (await this.nobodys);
    const [hashed = '', pepper] = against.split(separator);
    const options = pepper === undefined ? undefined : { secret: this.pepper(pepper) };
    const same = await this.queued(() => verify(hashed, secret, options), place);
    return same && kept !== null && kept !== undefined;
  }

  /** Made with other settings or another pepper than today's, so to be made anew while the secret is at hand. */
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
