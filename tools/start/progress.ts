/** Interval at which a long step reports that it is still running, ms. */
const interval = 10_000;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Reports each step and how long it took.
 * @param say writes text without adding a line break
 * @param signal prevents further steps
 */
export function progress(say: (text: string) => void, signal?: AbortSignal) {
  return async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const since = Date.now();
    say(`  ${title} ... `);
    const timer = setInterval(() => say(`${seconds(since)} ... `), interval);
    try {
      const result = await work();
      say(`${seconds(since)}\n`);
      return result;
    } catch (error) {
      say(`failed after ${seconds(since)}\n`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  };
}

export type Step = ReturnType<typeof progress>;
