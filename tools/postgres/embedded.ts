import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../process/ports';
import { openCluster, type Cluster } from './cluster';
import { runAs } from './identity';
import { isAlive, runsCommand } from '../process/processes.mjs';

export interface Options {
  /** Folder of this server only; contains its data, password and log. */
  dir: string;
  /** Port; a free one if 0 or absent. */
  port?: number;
  /** Name of the database, created if missing; `portal` by default. */
  database?: string;
  /** Settings of the server, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}
export interface Server {
  /** `postgres://` URL for the superuser, including the database. */
  url: string;
  /** URL for `portal_service`, which owns nothing; used by the bff. */
  serviceUrl: string;
  port: number;
  /** Process id of the postmaster. */
  pid: number;
  /** Whether the server was already running, left behind by a killed process. */
  adopted: boolean;
  /** Path of the log file. */
  log: string;
  /** Ends sessions, flushes all data and waits until the server is down. */
  stop: () => Promise<void>;
  /** Simulates a power failure for fault tests: sends SIGKILL and waits until the process is gone. */
  kill: () => Promise<void>;
  isRunning: () => boolean;
}

/**
 * Starts the PostgreSQL of the npm package on a data folder, or adopts a server left behind by a killed process. The
 * server is not a child of this process and runs until `stop` is called.
 */
export async function startPostgres({ dir, port = 0, database = 'portal', settings = {} }: Options): Promise<Server> {
  const cluster = await openCluster(resolve(dir), { durable: settings.fsync !== 'off' });
  const left = await leftBehind(cluster, port);
  const running = left ?? (await start(cluster, port, settings));
  await ensureDatabase({ port: running.port, password: cluster.password }, database, cluster.servicePassword);
  const { pid } = running;
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${running.port}/${database}`,
    serviceUrl: `postgres://portal_service:${cluster.servicePassword}@127.0.0.1:${running.port}/${database}`,
    port: running.port,
    pid,
    adopted: left !== undefined,
    log: cluster.log,
    stop: () => stop(cluster),
    kill: () => kill(pid),
    isRunning: () => isAlive(pid),
  };
}

/**
 * Reads `postmaster.pid` and checks that the process exists and really is PostgreSQL: after a reboot, or in a new
 * container, the pid may belong to any process.
 */
export function postmasterOf(cluster: string): { pid: number; port: number } | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  if (runsCommand(Number(pid), 'postgres')) return { pid: Number(pid), port: Number(port) };
  rmSync(file, { force: true });
  return undefined;
}

/** Adopts an orphaned server if it runs on the requested port; otherwise stops it. */
async function leftBehind(cluster: Cluster, port: number) {
  const found = postmasterOf(cluster.data);
  if (!found) return undefined;
  const fits = port === 0 || port === found.port;
  if (fits && (await whenAnswering({ port: found.port, password: cluster.password }, 10_000))) return found;
  await stop(cluster);
  return undefined;
}

async function start(cluster: Cluster, wanted: number, settings: Record<string, string>) {
  let details = '';
  // Retry, because another process may take the free port before the server does.
  for (let tries = 0; tries < 3; tries += 1) {
    const port = wanted || (await freePort());
    const set = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const args = ['start', '-w', '-D', cluster.data, '-l', cluster.log, '-o', [`-p ${port}`, ...set].join(' ')];
    const { code, stderr } = await runAs(cluster.identity, cluster.pgCtl, args);
    const found = code === 0 ? postmasterOf(cluster.data) : undefined;
    if (found) return found;
    details = `${stderr}\n${readFileSync(cluster.log, 'utf8').split('\n').slice(-12).join('\n')}`;
    if (wanted) break;
  }
  throw new Error(`PostgreSQL did not start:\n${details}`);
}

/** Time that a server has to flush its data and exit, ms. Long enough for a busy disk, so that nothing is lost. */
const stopTimeout = 60_000;

async function stop(cluster: Cluster) {
  const running = postmasterOf(cluster.data);
  if (!running) return;
  for (const mode of ['fast', 'immediate']) {
    if (!postmasterOf(cluster.data)) break;
    const seconds = String(stopTimeout / 1000);
    await runAs(cluster.identity, cluster.pgCtl, ['stop', '-D', cluster.data, '-w', '-t', seconds, '-m', mode]);
  }
  // pg_ctl only waits until the pid file is gone, which happens shortly before the process exits.
  const end = Date.now() + stopTimeout;
  while (isAlive(running.pid) && Date.now() < end) await pause(20);
  if (isAlive(running.pid)) await kill(running.pid);
}

async function kill(pid: number) {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await pause(20);
}

/** Port of a server on this machine, and the password of its superuser. */
type Where = { port: number; password: string };

function clientOf({ port, password }: Where, database: string) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    password,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 3000,
  });
  // Ignore connection errors: a server that shuts down while the client is idle must not crash this process.
  client.on('error', () => undefined);
  return client;
}

/**
 * @param timeout ms; must allow for crash recovery
 * @returns whether it accepts connections
 */
async function whenAnswering(where: Where, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  for (;;) {
    const client = clientOf(where, 'postgres');
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      if (Date.now() > end) return false;
      await pause(100);
    }
  }
}

async function ensureDatabase(where: Where, name: string, servicePassword: string) {
  const client = clientOf(where, 'postgres');
  await client.connect();
  try {
    // A standby has what its primary has.
    const { rows } = await client.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
    if (rows[0]?.is_standby) return;
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    await client.query(serviceLogin(client.escapeLiteral(servicePassword)));
  } finally {
    await client.end();
  }
}

/**
 * Returns the SQL that creates the bff's login, in the same way as `deploy/compose/service-login.sh`
 * (docs/decisions/0006).
 * @param password as a SQL literal
 */
const serviceLogin = (password: string) => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_app') THEN
    CREATE ROLE portal_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_service') THEN
    CREATE ROLE portal_service LOGIN IN ROLE portal_app;
  END IF;
  ALTER ROLE portal_service PASSWORD ${password};
END $$`;
