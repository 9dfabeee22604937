/** Seeded random number generator (mulberry32): an interrupted seed resumes with the same people. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer in [0, `end`). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Returns true with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }

  /** Returns dollars with cents around `typical`: half of the values are lower, a few are much higher. */
  dollars(typical: number): number {
    const spread = Math.exp((this.next() + this.next() + this.next() - 1.5) * 1.6);
    return Math.round(typical * spread * 100) / 100;
  }
}
