/** Clock shared by several simulated users: time advances when all of them are waiting for it. */
export class SharedClock {
  private waiting: (() => void)[] = [];
  private longest = 0;

  /**
   * @param people number of users
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

  /** Stops waiting for this user. */
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
