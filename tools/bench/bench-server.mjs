// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../postgres/embedded.mjs';
import { buildBenchServer } from './build.mjs';

const bff = fileURLToPath(new URL('../../bff', import.meta.url));

/**
 * @typedef {object} BenchServer
 * @property {string} url with `/api`
 * @property {string} token of a signed-in client
 * @property {() => Promise<number>} processorTime the server has used so far, in seconds
 * @property {() => Promise<void>} stop takes away everything, the database's folder included
 */

/**
 * The server in a process of its own, on an embedded PostgreSQL in a folder of its own.
 * @param {readonly string[]} [nodeFlags]
 * @returns {Promise<BenchServer>}
 */
export async function startBenchServer(nodeFlags = []) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  chmodSync(dir, 0o755);
  /** @type {(() => unknown)[]} */
  const undo = [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const program = await buildBenchServer(bff);
    const database = await startPostgres({ dir: join(dir, 'postgres') });
    undo.push(() => database.stop());
    const log = openSync(join(dir, 'server.log'), 'a');
    const child = fork(program, [], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url, DATA_DIR: join(dir, 'data') },
      execArgv: [...nodeFlags],
      stdio: ['ignore', log, log, 'ipc'],
    });
    undo.push(() => ended(child));
    const url = `${await listening(child, join(dir, 'server.log'))}/api`;
    return { url, token: await newClient(url), processorTime: () => usedBy(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {ChildProcess} child
 * @param {string} log
 * @returns {Promise<string>}
 */
async function listening(child, log) {
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (said?.url) return said.url;
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

/** @param {string} url */
async function newClient(url) {
  const person = { first_name: 'Bench', last_name: 'Mark', role: 'client', email: 'bench@example.com' };
  const answer = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password: 'measured-not-guessed' }),
  });
  if (!answer.ok) throw new Error(`The server refused a client: ${await answer.text()}`);
  const { access_token } = await answer.json();
  return access_token;
}
