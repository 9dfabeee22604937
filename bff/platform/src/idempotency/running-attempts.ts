import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../problem.error';

/** Maximum number of waiting requests per person; a retrying browser sends only a few. */
const mostWaiting = 50;

interface Running<Outcome> {
  body_hash: Buffer;
  /** Resolves to undefined if the request fails. */
  outcome: Promise<Outcome | undefined>;
}

/** The running requests of one process by key: repeated requests wait in memory instead of polling the database. */
export class RunningAttempts<Outcome> {
  private readonly running = new Map<string, Running<Outcome>>();
  private readonly waiting = new Map<string, number>();

  find(key: string): Running<Outcome> | undefined {
    return this.running.get(key);
  }

  /**
   * Registers the request synchronously. Call it in the same tick as a `find` that returned undefined, so that only one
   * request is processed.
   */
  async lead<Led extends { outcome: Outcome }>(key: string, body_hash: Buffer, work: () => Promise<Led>): Promise<Led> {
    const led = work();
    const outcome = led.then(
      (done) => done.outcome,
      () => undefined,
    );
    this.running.set(key, { body_hash, outcome });
    try {
      return await led;
    } finally {
      this.running.delete(key);
    }
  }

  /** @throws ProblemError throttled when the person has too many waiting requests; unavailable on timeout */
  async follow(running: Running<Outcome>, owner: string, ms: number): Promise<Outcome | undefined> {
    const waiting = this.waiting.get(owner) ?? 0;
    if (waiting >= mostWaiting) throw new ProblemError('throttled', undefined, { retry_after: 5 });
    this.waiting.set(owner, waiting + 1);
    const timer = new AbortController();
    try {
      const timeout = pause(Math.max(0, ms), undefined, { signal: timer.signal }).then(() => {
        throw new ProblemError('unavailable', undefined, { retry_after: 5 });
      });
      return await Promise.race([running.outcome, timeout]);
    } finally {
      timer.abort();
      const left = (this.waiting.get(owner) ?? 1) - 1;
      if (left > 0) this.waiting.set(owner, left);
      else this.waiting.delete(owner);
    }
  }
}
