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

export interface Settings {
  /** Port for the browser. */
  port: number;
  /** Name or address to listen on. */
  host: string;
  /** Absolute path of the folder for database, keys, documents and logs. */
  dataDir: string;
  /** URL of an external server, used instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Whether to create demo accounts and data. */
  demo: boolean;
  /** Whether the demo is off only because other machines could reach it. */
  demoWithheld?: boolean;
  /** Whether to rebuild and reload on changes. */
  watch: boolean;
}

/** @throws SettingsError */
export function readStartSettings(
  env: Environment,
  { root, watch = false }: { root: string; watch?: boolean },
): Settings {
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
