import { ProblemError } from '../problem.error';

interface Limits {
  /** How many run at once. */
  width: number;
  /** How many may wait; the next one is refused at once. */
  waiting: number;
}

/**
 * A bounded queue: a thousand sign-ins at once would otherwise each wait for all the others (security F8). Who finds
 * it full gets 429 and when to come back.
 */
export class WorkQueue {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  get waiting(): number {
    return this.line.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // Whoever is next takes over the place, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> | undefined {
    if (this.running < this.limits.width) {
      this.running += 1;
      return undefined;
    }
    if (this.line.length >= this.limits.waiting) throw new ProblemError('throttled', undefined, { retry_after: 2 });
    return new Promise((go) => this.line.push(go));
  }
}
