// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** @typedef {{ port: number, password: string }} Where a server on this machine, and its superuser's password */

/**
 * @param {Where} where
 * @param {string} database
 */
function clientOf({ port, password }, database) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    password,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 3000,
  });
  // A server that goes away while nobody asks must not end this process.
  client.on('error', () => undefined);
  return client;
}

/**
 * @param {Where} where
 * @param {number} patience ms; a server that recovers from a crash takes its time
 * @returns {Promise<boolean>} whether it lets us in
 */
export async function whenAnswering(where, patience) {
  const end = Date.now() + patience;
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

/**
 * @param {Where} where
 * @param {string} name
 */
export async function ensureDatabase(where, name) {
  const client = clientOf(where, 'postgres');
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
