// @ts-check

/** How often the database is looked at, ms. */
const every = 1000;

/**
 * Starts the embedded database again when something killed it; the bff reconnects by itself.
 * @param {import('../postgres/embedded.mjs').Server} first
 * @param {() => Promise<import('../postgres/embedded.mjs').Server>} again
 * @param {(text: string) => void} say
 */
export function keepRunning(first, again, say) {
  let server = first;
  /** @type {Promise<void> | undefined} */
  let mending;
  const mend = async () => {
    say('  The database ended, starting it again.\n');
    try {
      server = await again();
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : error}\n`);
    }
  };
  const timer = setInterval(() => {
    if (mending || server.isRunning()) return;
    mending = mend().finally(() => (mending = undefined));
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await mending;
      await server.stop();
    },
  };
}
