import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asOwner } from '@portal/bff-platform/testing/database';
import { startPostgres } from '@portal/bff-platform/testing/embedded';
import { demoPasswords, demoPins } from '../../src/seed/demo-accounts';
import { buildBench } from './build';

export const demoAdmin = { email: 'admin@demo.example', role: 'admin' } as const;

const bff = fileURLToPath(new URL('../..', import.meta.url));

export interface BenchServer {
  /** With `/api` */
  url: string;
  /** Access token of a newly registered client. */
  token: string;
  /** Returns a token of an account of the demo or of the seeded office, valid for a quarter of an hour */
  signInStaff: (account: { email: string; role: 'admin' | 'preparer' }) => Promise<string>;
  /** Paths below `/admin` that an admin can read without an id */
  adminPaths: readonly string[];
  /** Access token of a client with a submitted intake form. */
  demoToken: string;
  /** With `/api`: of the server that only runs the queries; empty unless requested */
  bareUrl: string;
  /** CPU time that server has used so far, in seconds; 0 unless requested */
  bareProcessorTime: () => Promise<number>;
  /** CPU time the server has used so far, in seconds */
  processorTime: () => Promise<number>;
  /** Process id of the server. */
  pid: number;
  /** URL of its database, as the owner. */
  database: string;
  /** Clients with their preparers, as many as requested */
  pairs: readonly Pair[];
  /** Server on the same database, with `/api` */
  startAnother: () => Promise<{ url: string; pid: number }>;
  /** Folder of its document store */
  documents: string;
  /** Removes everything, including the database's folder unless it is kept */
  stop: () => Promise<void>;
}

export type Pair = { client: { id: string; token: string }; preparer: { id: string; token: string } };

/**
 * Starts the server in a separate process, with the demo data, on an embedded PostgreSQL in its own folder.
 * @param options `clients` to create in addition to those of the demo; `pairs` of clients and preparers to sign
 * in; `folder` to keep and to reuse next time
 */
export async function startBenchServer({
  nodeFlags = [],
  bare = false,
  clients = 0,
  pairs = 0,
  folder,
}: {
  nodeFlags?: readonly string[];
  bare?: boolean;
  clients?: number;
  pairs?: number;
  folder?: string | undefined;
} = {}): Promise<BenchServer> {
  const dir = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'portal-bench-'));
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o755);
  const undo: (() => unknown)[] = folder ? [] : [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const program = await buildBench(bff, 'server');
    const database = await startPostgres({ dir: join(dir, 'postgres') });
    undo.push(() => database.stop());
    const start = async (more: Record<string, string>) => {
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
    const signInStaff: BenchServer['signInStaff'] = async ({ email, role }) =>
      (await post(`${url}/auth/login`, { email, password: demoPasswords[role], pin: demoPins[role] })).access_token;
    const bareServer = bare ? await startBare({ dir, undo, database: database.url, demo }) : undefined;
    return {
      url,
      bareUrl: bareServer ? `${bareServer.url}/api` : '',
      bareProcessorTime: async () => (bareServer ? usedBy(bareServer.child) : 0),
      demoToken,
      signInStaff,
      adminPaths: said.adminPaths ?? [],
      token: await newClient(url, database.url),
      processorTime: () => usedBy(child),
      pid,
      database: database.url,
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

interface Listening {
  url: string;
  adminPaths?: readonly string[];
  pairs?: readonly Pair[];
}

/** @returns its message once it listens */
async function listening(child: ChildProcess, log: string): Promise<Listening> {
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])) as [
    Listening | undefined,
  ];
  if (said?.url) return said;
  throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
}

/** Returns the CPU time that a process which answers messages has used so far, in seconds. */
export async function usedBy(child: ChildProcess) {
  const answer = once(child, 'message');
  child.send('how much?');
  const [{ used }] = await answer;
  return used / 1e6;
}

export async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}

async function startBare({
  dir,
  undo,
  database,
  demo,
}: {
  dir: string;
  undo: (() => unknown)[];
  database: string;
  demo: SignedIn;
}): Promise<{ url: string; child: ChildProcess }> {
  const claims = JSON.parse(Buffer.from(demo.access_token.split('.')[1] ?? '', 'base64url').toString());
  const log = join(dir, 'bare.log');
  const file = openSync(log, 'a');
  const child = fork(join(bff, '../../tools/run.mjs'), ['bff/app/testing/bench/bare-server.ts'], {
    env: { ...process.env, DATABASE_URL: database, SESSION_ID: claims.sid, CLIENT_ID: demo.user.id },
    stdio: ['ignore', file, file, 'ipc'],
  });
  undo.push(() => ended(child));
  return { url: (await listening(child, log)).url, child };
}

/** Returns the token of a client whose address is verified, because uploads are limited before. */
async function newClient(url: string, database: string) {
  const person = { first_name: 'Bench', last_name: 'Mark', role: 'client', email: `${randomUUID()}@example.com` };
  const { access_token } = await post(`${url}/auth/register`, { ...person, password: 'measured-not-guessed' });
  await asOwner(database, 'UPDATE users SET email_verified_at = now() WHERE email = $1', [person.email]);
  return access_token;
}

interface SignedIn {
  access_token: string;
  user: { id: string };
}

async function post(url: string, body: object): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The server refused: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}
