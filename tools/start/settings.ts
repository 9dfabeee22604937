import { resolve } from 'node:path';
import { flag, isLoopback, port, readSettings, setting, text, type Environment } from '@portal/server/settings';

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
 * @param options `watch`: whether to rebuild and reload on changes
 * @throws SettingsError
 */
export function readStartSettings(env: Environment, { root, watch = false }: { root: string; watch?: boolean }) {
  const { HOST: host, PORT, DATA_DIR, DATABASE_URL, DEMO } = readSettings('portal', startSettings, env);
  const isPrivate = isLoopback(host);
  return {
    port: PORT,
    host,
    dataDir: resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    // Demo passwords are public, so the demo must not be exposed to a network by accident.
    demo: DEMO ?? isPrivate,
    // Whether the demo is off only because other machines could reach it.
    demoWithheld: DEMO === undefined && !isPrivate,
    watch,
  };
}

export type Settings = Omit<ReturnType<typeof readStartSettings>, 'demoWithheld'>;
