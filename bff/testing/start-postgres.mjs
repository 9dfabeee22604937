// @ts-check
import { chmodSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './embedded.mjs';

/** A database for each spec makes some 150,000 small files, 6 GB: on a disk, taking them away takes minutes. */
const inMemory = '/dev/shm';
const roomNeeded = 10 * 2 ** 30;

function roomy() {
  if (!existsSync(inMemory) || freemem() < roomNeeded) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomNeeded;
}

/**
 * One PostgreSQL for all API tests of this run, in a folder of its own on a free port, so that runs may go on in parallel.
 * Every statement and its parameters go to the server's log: the leak check afterwards reads it.
 */
export default async function () {
  const dir = mkdtempSync(join(roomy() ? inMemory : tmpdir(), 'portal-api-'));
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'logs'));
  const server = await startPostgres({
    dir: join(dir, 'postgres'),
    database: 'postgres',
    settings: {
      // What is lost in a power cut is only test data.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      log_statement: 'all',
    },
  });
  process.env.API_TESTS_DIR = dir;
  process.env.API_TESTS_POSTGRES = server.url;
  Object.assign(globalThis, { apiTests: { dir, server } });
}
