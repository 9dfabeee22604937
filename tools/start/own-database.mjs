// @ts-check
import { join } from 'node:path';
import { startPostgres } from '../postgres/embedded.mjs';
import { keepRunning } from './keep-running.mjs';

/**
 * The embedded database below the data folder, kept running.
 * @param {string} dataDir
 * @param {(text: string) => void} say
 * @param {Record<string, string>} [settings] of the server, for tests: such a server goes away with this process
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function ownDatabase(dataDir, say, settings) {
  const options = { dir: join(dataDir, 'postgres'), settings, temporary: settings !== undefined };
  const server = await startPostgres(options);
  const guard = keepRunning(server, () => startPostgres({ ...options, port: server.port }), say);
  return { url: server.url, stop: guard.stop };
}
