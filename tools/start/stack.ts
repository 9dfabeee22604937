import type { Settings } from './settings';
import type { Step } from './progress.mjs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appOf, apps } from '@portal/federation/apps';
import { freePort } from '../process/ports';
import { runOrThrow } from '../process/run.mjs';
import { Child } from './child';
import { startDatabase, type Database } from './database';

export type Account = { role: string; name: string; email: string; password: string; pin?: string };
export interface Options {
  root: string;
  /** Folder with `<app>/dist` of every app, if not `root`. */
  built?: string;
  settings: Settings;
  step: Step;
  say: (text: string) => void;
  /** For tests: number of bffs behind the gateway, one by default. */
  replicas?: number;
  /** For tests: additional environment variables of bff and gateway, and settings of the embedded server. */
  extra?: Partial<Record<'bff' | 'gateway' | 'postgres', Record<string, string>>>;
  /** For tests: changes the migrated database before data is added. */
  prepare?: (database: Database) => Promise<void>;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts database, migrations, seed, bff and gateway, in this order; `stop` stops them in reverse order. */
export async function startStack(options: Options) {
  const { root, built = root, settings, step, say, replicas = 1, extra = {} } = options;
  const stops: (() => Promise<void>)[] = [];
  const logs = join(settings.dataDir, 'logs');
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const database = await openDatabase();
    const apiPort = await freePort();
    const bffEnv = { ...process.env, ...bffSettings(settings, database), PORT: String(apiPort), ...extra.bff };
    const cli = (name: string, env = bffEnv) =>
      runOrThrow(process.execPath, [join(built, 'bff/app/dist/cli', `${name}.js`)], { cwd: root, env });
    await step('Updating the database schema', () => cli('migrate', { ...bffEnv, ...ownerSettings(database) }));
    await options.prepare?.(database);
    const accounts = accountsIn(await step('Adding missing data', () => cli('seed')));
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
    const bff = program('bff', 'bff/app/dist/main.js', bffEnv);
    await step('Starting the bff', () => begin(bff, `${apiUrl}/api/health/ready`));
    const others: string[] = [];
    while (others.length < replicas - 1) others.push(await startReplica(bffEnv, others.length + 2));
    const apiUrls = [apiUrl, ...others];
    const gatewayEnv = { ...process.env, ...gatewaySettings(built, settings, apiUrls), ...extra.gateway };
    const gateway = program('gateway', 'gateway/dist/main.js', gatewayEnv);
    await step('Starting the gateway', () => begin(gateway, `${url}/healthz`));
    const restart = (name: 'bff' | 'gateway') => ({ bff, gateway })[name].restart();
    return { url, apiUrls, database, accounts, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function openDatabase(): Promise<Database> {
    const { databaseUrl } = settings;
    if (databaseUrl) return { url: databaseUrl, serviceUrl: databaseUrl };
    const own = await step('Starting the database', () => startDatabase(settings.dataDir, say, extra.postgres));
    stops.push(own.stop);
    return own;
  }

  /** @returns its URL */
  async function startReplica(bffEnv: Record<string, string | undefined>, number: number): Promise<string> {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    const replica = program(`bff-${number}`, 'bff/app/dist/main.js', { ...bffEnv, PORT });
    await step(`Starting bff ${number}`, () => begin(replica, `${url}/api/health/ready`));
    return url;
  }

  function program(name: string, file: string, env: Record<string, string | undefined>) {
    return new Child(
      { name: `The ${name}`, file: join(built, file), env, log: join(logs, `${name}.log`), cwd: root },
      say,
    );
  }

  async function begin(child: Child, ready: string) {
    child.start();
    stops.push(() => child.stop());
    await answering(child, ready);
  }
}

async function answering(child: Child, url: string) {
  const end = Date.now() + 180_000;
  while (Date.now() < end && child.isRunning) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${child.program.name} did not respond. Last log lines:\n${child.lastMessages()}`);
}

/** Parses the last line of the seed's output, a JSON list of the accounts. */
function accountsIn(output: string): readonly Account[] {
  const { accounts = [] } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as { accounts?: Account[] };
  return accounts;
}

export const bffSettings = (
  { dataDir, demo }: Pick<Settings, 'dataDir' | 'demo'>,
  database: Pick<Database, 'serviceUrl'>,
) => ({
  NODE_ENV: process.env.NODE_ENV || 'development',
  HOST: '127.0.0.1',
  DATABASE_URL: database.serviceUrl,
  DATA_DIR: dataDir,
  DEMO: demo ? '1' : '0',
  // The gateway on this machine is the bff's only client.
  TRUSTED_PROXY: 'loopback',
});

/**
 * Settings for migrations only. With an external server, DATABASE_OWNER_URL comes from the environment.
 */
export const ownerSettings = ({ url, serviceUrl }: Database) => (url === serviceUrl ? {} : { DATABASE_OWNER_URL: url });

function gatewaySettings(built: string, { host, port, watch }: Settings, apiUrls: readonly string[]) {
  const dist = ({ folder }: { folder: string }) => join(built, folder, 'dist');
  const remotes = apps.filter(({ area }) => area !== 'shell').map((app) => `${app.area}=${dist(app)}`);
  return {
    HOST: host,
    PORT: String(port),
    API_URLS: apiUrls.join(','),
    SHELL_FROM: dist(appOf('shell')),
    PAGES_FROM: process.env.PAGES_FROM || join(dist(appOf('public')), 'pages'),
    SHELL_PAGES_FROM: process.env.SHELL_PAGES_FROM || join(dist(appOf('shell')), 'pages'),
    REMOTES_FROM: process.env.REMOTES_FROM || remotes.join(','),
    LIVE_RELOAD: watch ? '1' : '0',
  };
}
