// @ts-check
import { resolve } from 'node:path';
import { flag, isLoopback, port, readSettings, setting, text } from '@portal/server/settings';

/** Every setting that `npm start` looks at itself, as docs/operations.md lists them; the bff and the gateway check the rest. */
export const startSettings = {
  HOST: setting(text.default('localhost'), 'the name or address it listens on'),
  PORT: setting(port.default(4200), 'the port for the browser'),
  DATA_DIR: setting(text.default('.data'), 'database, keys, documents, logs'),
  DATABASE_URL: setting(text.optional(), 'a PostgreSQL of your own', 'it brings one'),
  DEMO: setting(
    flag.optional(),
    'demo accounts with known passwords, and data; 1 starts them on an address that other machines reach, too',
    '1 on an address of this machine alone, else 0',
  ),
};

/**
 * @typedef {object} Settings
 * @property {number} port for the browser
 * @property {string} host the name or address listened on
 * @property {string} dataDir absolute: database, keys, documents, logs
 * @property {string | undefined} databaseUrl a server of one's own instead of the embedded one
 * @property {boolean} demo demo accounts and data
 * @property {boolean} [demoWithheld] there would be a demo if other machines could not reach it
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
    // Everybody knows the passwords of the demo, so it never meets a network by accident.
    demo: DEMO ?? isPrivate,
    demoWithheld: DEMO === undefined && !isPrivate,
    watch,
  };
}
