// @ts-check
import { join } from 'node:path';
import { appOf, apps } from '@portal/federation/apps';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} databaseUrl
 */
export const bffSettings = ({ dataDir, demo }, databaseUrl) => ({
  NODE_ENV: process.env.NODE_ENV || 'development',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: demo ? '1' : '0',
  // Only the gateway talks to the bff.
  TRUSTED_PROXY: 'loopback',
});

/**
 * @param {string} root
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} apiUrl
 */
export function gatewaySettings(root, { host, port, watch }, apiUrl) {
  const dist = (/** @type {{ folder: string }} */ { folder }) => join(root, folder, 'dist');
  const remotes = apps.filter(({ area }) => area !== 'shell').map((app) => `${app.area}=${dist(app)}`);
  return {
    HOST: host,
    PORT: String(port),
    API_URLS: apiUrl,
    SHELL_FROM: dist(appOf('shell')),
    REMOTES_FROM: process.env.REMOTES_FROM || remotes.join(','),
    LIVE_RELOAD: watch ? '1' : '0',
  };
}
