// @ts-check

/** How often a long step says that it is still at it, ms. */
const interval = 10_000;

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Says what is being done and how long it took.
 * @param {(text: string) => void} say writes text, without a line break of its own
 * @param {AbortSignal} [signal] no step begins after it
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
