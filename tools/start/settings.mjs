// @ts-check
import { resolve } from 'node:path';
import { flag, isLoopback, port, readSettings, setting, text } from '@portal/server/settings';

/**
 * All settings that `npm start` itself reads, as documented in docs/operations.md; the bff and the gateway validate
 * their own.
 */
export const startSettings = {
  HOST: setting(text.default('localhost'), 'name or address to listen on'),
  PORT: setting(port.default(4200), 'port for browsers'),
  DATA_DIR: setting(text.default('.data'), 'folder for database, keys, documents and logs'),
  DATABASE_URL: setting(text.optional(), 'your own PostgreSQL', 'embedded PostgreSQL'),
  DEMO: setting(
    flag.optional(),
    'demo data, and demo accounts with known passwords; 1 allows them even on an address that other machines can reach',
    '1 on a loopback address, else 0',
  ),
};

/**
 * @typedef {object} Settings
 * @property {number} port for the browser
 * @property {string} host name or address to listen on
 * @property {string} dataDir absolute path of the folder for database, keys, documents and logs
 * @property {string | undefined} databaseUrl of an external server to use instead of the embedded one
 * @property {boolean} demo whether to create demo accounts and data
 * @property {boolean} [demoWithheld] whether the demo is off only because other machines could reach it
 * @property {boolean} watch whether to rebuild and reload on changes
 */

/**
 * @param {import('@portal/server/settings').Environment} env
 * @param {{ root: string, watch?: boolean }} where
 * @returns {Settings}
 * @throws {import('@portal/server/settings').SettingsError}
 */
export function readStartSettings(env, { root, watch = false }) {
  const { HOST: host, PORT, DATA_DIR, DATABASE_URL, DEMO } = readSettings('portal', startSettings, env);
  const isPrivate = isLoopback(host);
  return {
    port: PORT,
    host,
    dataDir: resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    // Demo passwords are public, so the demo must not be exposed to a network by accident.
    demo: DEMO ?? isPrivate,
    demoWithheld: DEMO === undefined && !isPrivate,
    watch,
  };
}
