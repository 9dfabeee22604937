// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port.mjs';
import { Child } from './child.mjs';
import { runNode } from './command.mjs';
import { bffSettings, gatewaySettings } from './environments.mjs';
import { ownDatabase } from './own-database.mjs';

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
 * @property {string} databaseUrl
 * @property {string} logs folder
 * @property {readonly Account[]} accounts of the demo
 * @property {() => Promise<void>} restartBff
 * @property {() => Promise<void>} stop
 */

/**
 * Database, migrations, seed, bff and gateway, in this order; `stop` in the reverse order.
 * @param {object} what
 * @param {string} what.root of the project
 * @param {import('./settings.mjs').Settings} what.settings
 * @param {import('./progress.mjs').Step} what.step
 * @param {(text: string) => void} what.say
 * @param {Extra} [what.extra] for tests
 * @returns {Promise<Stack>}
 */
export async function startStack({ root, settings, step, say, extra = {} }) {
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const logs = join(settings.dataDir, 'logs');
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const databaseUrl = settings.databaseUrl ?? (await step('Starting the database', database));
    const apiPort = await freePort();
    const bffEnv = { ...process.env, ...bffSettings(settings, databaseUrl), PORT: String(apiPort), ...extra.bff };
    const cli = (/** @type {string} */ name) =>
      runNode(join(root, 'bff/dist/cli', `${name}.js`), { cwd: root, env: bffEnv });
    await step('Bringing the tables up to date', () => cli('migrate'));
    const accounts = accountsIn(await step('Filling in what is missing', () => cli('seed')));
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
    const bff = program('bff', 'bff/dist/main.js', bffEnv);
    await step('Starting the bff', () => begin(bff, `${apiUrl}/api/health/ready`));
    const gatewayEnv = { ...process.env, ...gatewaySettings(root, settings, apiUrl), ...extra.gateway };
    const gateway = program('gateway', 'tools/gateway/main.mjs', gatewayEnv);
    await step('Starting the gateway', () => begin(gateway, `${url}/healthz`));
    return { url, apiUrl, databaseUrl, logs, accounts, restartBff: () => bff.restart(), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function database() {
    const own = await ownDatabase(settings.dataDir, say, extra.postgres);
    stops.push(own.stop);
    return own.url;
  }

  /** @param {string} name @param {string} file @param {Record<string, string | undefined>} env */
  function program(name, file, env) {
    return new Child(
      { name: `The ${name}`, file: join(root, file), env, log: join(logs, `${name}.log`), cwd: root },
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
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.isRunning) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${child.program.name} does not answer. It said last:\n${child.lastWords()}`);
}

/**
 * The seed ends with one line of JSON that lists the accounts it knows.
 * @param {string} said
 * @returns {readonly Account[]}
 */
function accountsIn(said) {
  return JSON.parse(said.trim().split('\n').at(-1) ?? '{}').accounts ?? [];
}
