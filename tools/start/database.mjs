// @ts-check
import { join } from 'node:path';
import { startPostgres } from '../postgres/embedded.mjs';

/** Interval at which the database is checked, ms. */
const every = 1000;

/** @typedef {Pick<import('../postgres/embedded.mjs').Server, 'url' | 'serviceUrl'>} Database */

/**
 * Starts the embedded database below the data folder and keeps it running.
 * @param {string} dataDir
 * @param {(text: string) => void} say
 * @param {Record<string, string>} [settings] of the server, for tests; with settings, the server is removed when this
 * process ends
 * @returns {Promise<Database & { stop: () => Promise<void> }>}
 */
export async function startDatabase(dataDir, say, settings) {
  const options = { dir: join(dataDir, 'postgres'), settings, temporary: settings !== undefined };
  const server = await startPostgres(options);
  const { stop } = keepRunning(server, () => startPostgres({ ...options, port: server.port }), say);
  return { url: server.url, serviceUrl: server.serviceUrl, stop };
}

/**
 * Restarts the embedded database whenever it has been killed; the bff reconnects by itself.
 * @param {import('../postgres/embedded.mjs').Server} first
 * @param {() => Promise<import('../postgres/embedded.mjs').Server>} again
 * @param {(text: string) => void} say
 */
function keepRunning(first, again, say) {
  let server = first;
  /** @type {Promise<void> | undefined} */
  let mending;
  const mend = async () => {
    say('  The database stopped; restarting it.\n');
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
