import { Random } from '../../../src/seed/many-clients/random';

/** Draws the random times of a simulation; the same seed draws the same times. */
export class RandomTimes {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Returns an exponentially distributed time with this mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.random.next());
  }

  /** Returns a time in [0, `most`), all equally likely. */
  uniform(most: number): number {
    return this.random.next() * most;
  }

  /** Returns one of the items at random. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.random.below(items.length)];
  }

  chance(share: number): boolean {
    return this.random.chance(share);
  }
}

/**
 * Returns the arrivals of a Poisson process whose rate changes each hour, s since the start. Draws them at the highest
 * rate and keeps each with the probability of its hour (thinning).
 * @param perHour expected arrivals in each hour
 */
export function* arrivals(times: RandomTimes, perHour: readonly number[]): Generator<number> {
  const highest = perHour.reduce((most, rate) => Math.max(most, rate), 0);
  if (highest === 0) return;
  const end = perHour.length * 3600;
  for (let at = times.exponential(3600 / highest); at < end; at += times.exponential(3600 / highest))
    if (times.chance((perHour[Math.floor(at / 3600)] ?? 0) / highest)) yield at;
}
