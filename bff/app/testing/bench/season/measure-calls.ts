import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { startBenchServer } from '../bench-server';
import { describeMachine } from '../machine';
import { PostgresProcessor, processorTimes } from './processor';
import { calls, send, type Call, type Sent } from './season-calls';

/**
 * Measures what one call of each kind costs the bff and PostgreSQL, and how long the locks of numbered tables are held,
 * and writes both for `npm run simulate:season`.
 */
const file = new URL('data/calls.json', import.meta.url);
const [warmUp, requests, concurrency] = [60, 200, 8];
/** Hashing takes 10 ms of processor time or more. */
const hashed = new Set(['POST /auth/login', 'POST /auth/register']);

process.env.TRUSTED_PROXY = 'loopback';
const server = await startBenchServer({ clients: 20_000, pairs: 400 });
const client = new pg.Client({ connectionString: server.database });
await client.connect();
const postgres = await PostgresProcessor.of(client);

interface Counters {
  main: number;
  all: number;
  postgres: number;
  wal: number;
  audited: number;
  events: number;
}

async function counters(): Promise<Counters> {
  const { rows } = await client.query<Record<'wal' | 'audited' | 'events', string>>(`
    SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS wal,
      (SELECT count(*) FROM audit_log) AS audited, (SELECT last_value FROM events_seq) AS events`);
  const [row] = rows;
  return {
    ...processorTimes(server.pid),
    postgres: postgres.used(),
    wal: Number(row?.wal),
    audited: Number(row?.audited),
    events: Number(row?.events),
  };
}

const requestsOf = new Map<string, (at: number) => Sent>();

async function measure(name: string, call: Call, requests: number) {
  const request = requestsOf.get(name) ?? (await call(server));
  requestsOf.set(name, request);
  let next = 0;
  const run = async (until: number): Promise<void> => {
    while (next < until) {
      const response = await send(server.url, request(next++));
      await response.arrayBuffer();
    }
  };
  const all = (until: number) => Promise.all(Array.from({ length: concurrency }, () => run(until)));
  await all(warmUp);
  const before = await counters();
  await all(warmUp + requests);
  const after = await counters();
  const each = (of: keyof Counters) => (after[of] - before[of]) / requests;
  const hashing = hashed.has(name) ? each('all') - each('main') : 0;
  const ms = (seconds: number) => Number((seconds * 1000).toFixed(3));
  return {
    // Threads other than the main one collect garbage, read files and hash.
    bffMs: ms(each('all') - hashing),
    hashingMs: ms(hashing),
    postgresMs: ms(each('postgres')),
    walBytes: Math.round(each('wal')),
    auditRows: Number(each('audited').toFixed(2)),
    eventRows: Number(each('events').toFixed(2)),
  };
}

/** Inserts raw rows, whose cost is measured, in a transaction each, over several connections, which wait for the lock of the table. @returns ms per row */
async function lockHold(insert: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: server.database, max: concurrency });
  const work = async () => {
    for (let at = 0; at < 100; at += 1) await pool.query(insert);
  };
  await work();
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, work));
  const ms = (performance.now() - began) / (100 * concurrency);
  await pool.end();
  return Number(ms.toFixed(3));
}

/** Returns the bytes of a row with its index entries, of the tables that the calls add to. */
async function bytesPerRow(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const table of ['audit_log', 'messages', 'sessions', 'refresh_tokens', 'events', 'known_devices']) {
    await client.query(`VACUUM ${table}`);
    const { rows } = await client.query<{ bytes: string }>(
      `SELECT pg_total_relation_size('${table}') / greatest(count(*), 1) AS bytes FROM ${table}`,
    );
    sizes[table] = Number(rows[0]?.bytes);
  }
  return sizes;
}

const stop = async () => {
  await client.end();
  await server.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  // The first pass only warms up what all calls share, so that the order of the calls does not matter.
  for (const [name, call] of Object.entries(calls)) await measure(name, call, 60);
  const costs: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const cost = (costs[name] = await measure(name, call, requests));
    console.log(
      `${name.padEnd(34)}${Object.values(cost)
        .map((value) => String(value).padStart(9))
        .join('')}`,
    );
  }
  const lockHoldMs = {
    audit_log: await lockHold(`INSERT INTO audit_log (action) VALUES ('bench.season')`),
    events: await lockHold(`INSERT INTO events (recipient_id, kind) SELECT id, 'message' FROM users LIMIT 1`),
  };
  const rowBytes = await bytesPerRow();
  console.log(lockHoldMs, rowBytes);
  const measured = describeMachine();
  writeFileSync(file, `${JSON.stringify({ measured, calls: costs, lockHoldMs, rowBytes }, null, 2)}\n`);
} finally {
  await stop();
}
