/** Remembers at most `entries` values for at most `ms` milliseconds; the least recently used goes first. */
export class BoundedCache<T> {
  private readonly held = new Map<string, { value: T; until: number }>();

  constructor(
    private readonly entries: number,
    private readonly ms: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): T | undefined {
    const found = this.held.get(key);
    if (!found) return undefined;
    this.held.delete(key);
    if (found.until <= this.now()) return undefined;
    this.held.set(key, found);
    return found.value;
  }

  set(key: string, value: T): void {
    this.held.delete(key);
    this.held.set(key, { value, until: this.now() + this.ms });
    const [oldest] = this.held.keys();
    if (this.held.size > this.entries && oldest !== undefined) this.held.delete(oldest);
  }

  get size(): number {
    return this.held.size;
  }
}
