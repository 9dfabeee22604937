// @ts-check

/** Interval at which a long step reports that it is still running, ms. */
const interval = 10_000;

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Reports each step and how long it took.
 * @param {(text: string) => void} say writes text without adding a line break
 * @param {AbortSignal} [signal] prevents further steps
 */
export function progress(say, signal) {
  /**
   * @template T
   * @param {string} title
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  return async function step(title, work) {
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

/** @typedef {ReturnType<typeof progress>} Step */
