// @ts-check
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../postgres/embedded.mjs';
import { buildBenchServer } from './build.mjs';

const bff = fileURLToPath(new URL('../../bff', import.meta.url));

/**
 * @typedef {object} BenchServer
 * @property {string} url with `/api`
 * @property {string} token of a newly registered client
 * @property {() => Promise<string>} signInAdmin returns a token of the demo's admin, valid for a quarter of an hour
 * @property {readonly string[]} adminPaths paths below `/admin` that an admin can read without an id
 * @property {string} demoToken of a client with a submitted intake form
 * @property {string} bareUrl with `/api`: of the server that only runs the queries; empty unless requested
 * @property {() => Promise<number>} processorTime CPU time the server has used so far, in seconds
 * @property {number} pid of the server
 * @property {readonly Pair[]} pairs clients with their preparers, as many as requested
 * @property {() => Promise<{ url: string, pid: number }>} startAnother server on the same database, with `/api`
 * @property {string} documents folder of its document store
 * @property {() => Promise<void>} stop removes everything, including the database's folder unless it is kept
 */

/** @typedef {{ client: { id: string, token: string }, preparer: { id: string, token: string } }} Pair */

/**
 * Starts the server in a separate process, with the demo data, on an embedded PostgreSQL in its own folder.
 * @param {{ nodeFlags?: readonly string[], bare?: boolean, clients?: number, pairs?: number, folder?: string |
 * undefined }} [options] `clients` to create in addition to those of the demo; `pairs` of clients and preparers to sign
 * in; `folder` to keep and to reuse next time
 * @returns {Promise<BenchServer>}
 */
export async function startBenchServer({ nodeFlags = [], bare = false, clients = 0, pairs = 0, folder } = {}) {
  const dir = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'portal-bench-'));
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o755);
  /** @type {(() => unknown)[]} */
  const undo = folder ? [] : [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const program = await buildBenchServer(bff);
    const database = await startPostgres({ dir: join(dir, 'postgres') });
    undo.push(() => database.stop());
    const start = async (/** @type {Record<string, string>} */ more) => {
      const log = openSync(join(dir, 'server.log'), 'a');
      const child = fork(program, [], {
        cwd: dir,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          DEMO: '1',
          WRITES_PER_MINUTE: '1000000',
          DATABASE_URL: database.url,
          DATA_DIR: join(dir, 'data'),
          ...more,
        },
        execArgv: [...nodeFlags],
        stdio: ['ignore', log, log, 'ipc'],
      });
      undo.push(() => ended(child));
      return { child, said: await listening(child, join(dir, 'server.log')) };
    };
    const { child, said } = await start({ BENCH_CLIENTS: String(clients), BENCH_PAIRS: String(pairs) });
    const url = `${said.url}/api`;
    const pid = child.pid ?? 0;
    const documents = join(dir, 'data', 'documents');
    const demo = await post(`${url}/auth/login`, { email: 'avery@demo.example', password: 'demo-client-2024' });
    const demoToken = demo.access_token;
    const admin = { email: 'admin@demo.example', password: 'demo-admin-2024', pin: '1357' };
    const signInAdmin = async () => (await post(`${url}/auth/login`, admin)).access_token;
    const bareUrl = bare ? await startBare({ dir, undo, database: database.url, demo }) : '';
    return {
      url,
      bareUrl,
      demoToken,
      signInAdmin,
      adminPaths: said.adminPaths ?? [],
      token: await newClient(url),
      processorTime: () => usedBy(child),
      pid,
      pairs: said.pairs ?? [],
      startAnother: async () => {
        const another = await start({});
        return { url: `${another.said.url}/api`, pid: another.child.pid ?? 0 };
      },
      documents,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {ChildProcess} child
 * @param {string} log
 * @returns {Promise<{ url: string, adminPaths?: readonly string[], pairs?: readonly Pair[] }>} its message once it
 * listens
 */
async function listening(child, log) {
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (said?.url) return said;
  throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
}

/** @param {ChildProcess} child */
async function usedBy(child) {
  const answer = once(child, 'message');
  child.send('how much?');
  const [{ used }] = await answer;
  return used / 1e6;
}

/** @param {ChildProcess} child */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}

/**
 * @param {{ dir: string, undo: (() => unknown)[], database: string, demo: { access_token: string, user: { id: string } } }} options
 * @returns {Promise<string>} its URL
 */
async function startBare({ dir, undo, database, demo }) {
  const claims = JSON.parse(Buffer.from(demo.access_token.split('.')[1] ?? '', 'base64url').toString());
  const log = join(dir, 'bare.log');
  const file = openSync(log, 'a');
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), [], {
    env: { ...process.env, DATABASE_URL: database, SESSION_ID: claims.sid, CLIENT_ID: demo.user.id },
    stdio: ['ignore', file, file, 'ipc'],
  });
  undo.push(() => ended(child));
  return `${(await listening(child, log)).url}/api`;
}

/** @param {string} url */
async function newClient(url) {
  const person = { first_name: 'Bench', last_name: 'Mark', role: 'client', email: `${randomUUID()}@example.com` };
  const { access_token } = await post(`${url}/auth/register`, { ...person, password: 'measured-not-guessed' });
  return access_token;
}

/**
 * @param {string} url
 * @param {object} body
 */
async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The server refused: ${await answer.text()}`);
  return answer.json();
}
