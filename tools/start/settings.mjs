// @ts-check
import { resolve } from 'node:path';
import { flag, isLoopback, port, readSettings, setting, text } from '@portal/server/settings';

/**
 * Every setting that `npm start` itself reads, as listed in docs/operations.md; the bff and the gateway validate the
 * rest.
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
 * @property {string} dataDir absolute: database, keys, documents, logs
 * @property {string | undefined} databaseUrl an external server instead of the embedded one
 * @property {boolean} demo demo accounts and data
 * @property {boolean} [demoWithheld] the demo is off only because other machines could reach it
 * @property {boolean} watch rebuild and reload on change
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
    // The passwords of the demo are public, so it must not be exposed to a network by accident.
    demo: DEMO ?? isPrivate,
    demoWithheld: DEMO === undefined && !isPrivate,
    watch,
  };
}
