// @ts-check
import { resolve } from 'node:path';

/**
 * @typedef {object} Settings
 * @property {number} port for the browser
 * @property {string} host the name or address listened on
 * @property {string} dataDir absolute: database, keys, documents, logs
 * @property {string | undefined} databaseUrl a server of one's own instead of the embedded one
 * @property {boolean} demo demo accounts and data
 * @property {boolean} watch rebuild and reload on change
 */

/**
 * Reads what `npm start` looks at itself; everything else in the environment is handed to the bff, which checks it.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {{ root: string, watch?: boolean }} where
 * @returns {Settings}
 */
export function readSettings(env, { root, watch = false }) {
  const port = Number(env.PORT?.trim() || 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('PORT must be a whole number from 0 to 65535.');
  const demo = (env.DEMO?.trim() || '1').toLowerCase();
  if (!['1', '0', 'true', 'false'].includes(demo)) throw new Error('DEMO must be 1 or 0.');
  return {
    port,
    host: env.HOST?.trim() || 'localhost',
    dataDir: resolve(root, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: env.DATABASE_URL?.trim() || undefined,
    demo: demo === '1' || demo === 'true',
    watch,
  };
}
