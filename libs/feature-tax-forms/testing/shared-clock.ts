/** Clock shared by several people: time passes when all of them are waiting for it. */
export class SharedClock {
  private waiting: (() => void)[] = [];
  private longest = 0;

  /**
   * @param people their number
   * @param pass advances the time (ms)
   */
  constructor(
    private people: number,
    private readonly pass: (ms: number) => Promise<unknown>,
  ) {}

  advance(ms: number): Promise<void> {
    this.longest = Math.max(this.longest, ms);
    return new Promise((done) => {
      this.waiting.push(done);
      this.tick();
    });
  }

  /** Leaves the clock. */
  leave(): void {
    this.people -= 1;
    this.tick();
  }

  private tick(): void {
    if (this.waiting.length === 0 || this.waiting.length < this.people) return;
    const [waiting, longest] = [this.waiting, this.longest];
    this.waiting = [];
    this.longest = 0;
    void this.pass(longest).then(() => waiting.forEach((done) => done()));
  }
}
