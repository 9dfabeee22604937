// @ts-check
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJiti } from 'jiti';

/** One database per spec adds up to about 150,000 small files (6 GB), which take minutes to delete from a disk. */
const inMemory = '/dev/shm';
const roomNeeded = 10 * 2 ** 30;
const prefix = 'portal-api-';

function roomy() {
  if (!existsSync(inMemory) || freemem() < roomNeeded) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomNeeded;
}

/**
 * Removes the folders of killed runs, which would take gigabytes of memory until the machine restarts.
 * @param {typeof import('./embedded').postmasterOf} postmasterOf
 */
function removeAbandoned(postmasterOf) {
  if (!existsSync(inMemory)) return;
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(inMemory).filter((entry) => entry.startsWith(prefix))) {
    const dir = join(inMemory, name);
    // A younger folder may belong to a run whose PostgreSQL is about to start.
    if (statSync(dir).mtimeMs > anHourAgo || postmasterOf(join(dir, 'postgres/cluster'))) continue;
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Starts one PostgreSQL for all API tests of this run, in its own folder and on a free port, so that several runs can
 * proceed in parallel. It logs every statement with its parameters for the leak check.
 */
export default async function () {
  // jest loads this file with Node itself, and Node 20 loads no TypeScript.
  const { postmasterOf, startPostgres } = /** @type {typeof import('./embedded')} */ (
    await createJiti(import.meta.url).import('./embedded')
  );
  removeAbandoned(postmasterOf);
  const dir = mkdtempSync(join(roomy() ? inMemory : tmpdir(), prefix));
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'logs'));
  const server = await startPostgres({
    dir: join(dir, 'postgres'),
    database: 'postgres',
    settings: {
      // Durability is off: a power failure would lose only test data.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      log_statement: 'all',
    },
  });
  process.env.API_TESTS_DIR = dir;
  process.env.API_TESTS_POSTGRES = server.url;
  process.env.API_TESTS_SERVICE = server.serviceUrl;
  Object.assign(globalThis, { apiTests: { dir, server } });
}
