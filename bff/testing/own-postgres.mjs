// @ts-check
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres/embedded.mjs';

/**
 * A server of the spec's own, for what would disturb the others: it may be killed. As safe against a crash as in earnest.
 * @param {string} name of its folder, below the run's
 * @param {number} [port] the one it had before
 */
export function ownPostgres(name, port) {
  const dir = process.env.API_TESTS_DIR;
  if (!dir) throw new Error('There is no folder for tests: run them as the jest project "api".');
  return startPostgres({ dir: join(dir, name), port });
}
