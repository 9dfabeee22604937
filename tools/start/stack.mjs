// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appOf, apps } from '@portal/federation/apps';
import { freePort } from '../process/ports.mjs';
import { runOrThrow } from '../process/run.mjs';
import { Child } from './child.mjs';
import { startDatabase } from './database.mjs';

/**
 * @typedef {{ role: string, name: string, email: string, password: string, pin?: string }} Account
 *
 * @typedef {object} Extra
 * @property {Record<string, string>} [bff] environment
 * @property {Record<string, string>} [gateway] environment
 * @property {Record<string, string>} [postgres] settings of the embedded server
 *
 * @typedef {object} Stack
 * @property {string} url for the browser
 * @property {string} apiUrl of the bff itself
 * @property {import('./database.mjs').Database} database
 * @property {string} logs folder
 * @property {readonly Account[]} accounts of the demo
 * @property {(program: 'bff' | 'gateway') => Promise<void>} restart
 * @property {() => Promise<void>} stop
 */

/**
 * Starts database, migrations, seed, bff and gateway, in this order; `stop` stops them in reverse order.
 * @param {object} what
 * @param {string} what.root of the project
 * @param {string} [what.built] folder with `<app>/dist` of every app, if not `root`
 * @param {import('./settings.mjs').Settings} what.settings
 * @param {import('./progress.mjs').Step} what.step
 * @param {(text: string) => void} what.say
 * @param {Extra} [what.extra] for tests
 * @returns {Promise<Stack>}
 */
export async function startStack({ root, built = root, settings, step, say, extra = {} }) {
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const logs = join(settings.dataDir, 'logs');
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const database = await openDatabase();
    const apiPort = await freePort();
    const bffEnv = { ...process.env, ...bffSettings(settings, database), PORT: String(apiPort), ...extra.bff };
    const cli = (/** @type {string} */ name, env = bffEnv) =>
      runOrThrow(process.execPath, [join(built, 'bff/dist/cli', `${name}.js`)], { cwd: root, env });
    await step('Updating the database schema', () => cli('migrate', { ...bffEnv, ...ownerSettings(database) }));
    const accounts = accountsIn(await step('Adding missing data', () => cli('seed')));
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
    const bff = program('bff', 'bff/dist/main.js', bffEnv);
    await step('Starting the bff', () => begin(bff, `${apiUrl}/api/health/ready`));
    const gatewayEnv = { ...process.env, ...gatewaySettings(built, settings, apiUrl), ...extra.gateway };
    const gateway = program('gateway', 'gateway/dist/main.js', gatewayEnv);
    await step('Starting the gateway', () => begin(gateway, `${url}/healthz`));
    const restart = (/** @type {'bff' | 'gateway'} */ name) => ({ bff, gateway })[name].restart();
    return { url, apiUrl, database, logs, accounts, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  /** @returns {Promise<import('./database.mjs').Database>} */
  async function openDatabase() {
    const { databaseUrl } = settings;
    if (databaseUrl) return { url: databaseUrl, serviceUrl: databaseUrl };
    const own = await step('Starting the database', () => startDatabase(settings.dataDir, say, extra.postgres));
    stops.push(own.stop);
    return own;
  }

  /** @param {string} name @param {string} file @param {Record<string, string | undefined>} env */
  function program(name, file, env) {
    return new Child(
      { name: `The ${name}`, file: join(built, file), env, log: join(logs, `${name}.log`), cwd: root },
      say,
    );
  }

  /** @param {Child} child @param {string} ready */
  async function begin(child, ready) {
    child.start();
    stops.push(() => child.stop());
    await answering(child, ready);
  }
}

/**
 * @param {Child} child
 * @param {string} url
 */
async function answering(child, url) {
  const end = Date.now() + 180_000;
  while (Date.now() < end && child.isRunning) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${child.program.name} did not respond. Last log lines:\n${child.lastMessages()}`);
}

/**
 * Parses the last line of the seed's output, a JSON list of the accounts.
 * @param {string} said
 * @returns {readonly Account[]}
 */
function accountsIn(said) {
  return JSON.parse(said.trim().split('\n').at(-1) ?? '{}').accounts ?? [];
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./database.mjs').Database} database
 */
export const bffSettings = ({ dataDir, demo }, database) => ({
  NODE_ENV: process.env.NODE_ENV || 'development',
  HOST: '127.0.0.1',
  DATABASE_URL: database.serviceUrl,
  DATA_DIR: dataDir,
  DEMO: demo ? '1' : '0',
  // The gateway on this machine is the bff's only client.
  TRUSTED_PROXY: 'loopback',
});

/**
 * Settings for migrations only. With an external server, DATABASE_OWNER_URL comes from the environment. @param
 * {import('./database.mjs').Database} database
 */
export const ownerSettings = ({ url, serviceUrl }) => (url === serviceUrl ? {} : { DATABASE_OWNER_URL: url });

/**
 * @param {string} built
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} apiUrl
 */
function gatewaySettings(built, { host, port, watch }, apiUrl) {
  const dist = (/** @type {{ folder: string }} */ { folder }) => join(built, folder, 'dist');
  const remotes = apps.filter(({ area }) => area !== 'shell').map((app) => `${app.area}=${dist(app)}`);
  return {
    HOST: host,
    PORT: String(port),
    API_URLS: apiUrl,
    SHELL_FROM: dist(appOf('shell')),
    PAGES_FROM: process.env.PAGES_FROM || join(dist(appOf('public')), 'pages'),
    REMOTES_FROM: process.env.REMOTES_FROM || remotes.join(','),
    LIVE_RELOAD: watch ? '1' : '0',
  };
}
