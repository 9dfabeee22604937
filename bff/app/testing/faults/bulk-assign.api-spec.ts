import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import pg from 'pg';
import { testSettings } from '@portal/bff-access/testing/server';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { clientsFactories } from '@portal/bff-clients/testing/factories';
import { slowdown } from '@portal/bff-platform/testing/processor-time';
import { OwnPostgres } from './own-postgres';

const clients = 10_000;
const admin = { email: 'killed-admin@example.com', password: 'a password of tests', pin: '4821' };

let postgres: OwnPostgres;
let built: ReturnType<typeof buildProgram>;
let dir: string;
let server: ProgramProcess;
let url: string;
let preparers: string[];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-killed-assignments-'));
  built = buildProgram(join(__dirname, '../..'));
  postgres = await OwnPostgres.start();
  await start();
  const database = createDataSource({ url: postgres.url, as: 'owner', entities: [UserEntity] });
  await database.initialize();
  const make = clientsFactories(database.manager);
  await make.user.copy(clients, () => ({ last_name: 'Tenthousand' }));
  preparers = (await make.user.many(2, () => ({ role: 'preparer' }))).map(({ id }) => id);
  await database.destroy();
});
afterAll(async () => {
  await kill();
  built.remove();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ADMIN_PIN: admin.pin };
  server = new ProgramProcess(built.main, { ...testSettings(postgres.url, first), DATA_DIR: dir, PORT: '0' });
  url = await server.url();
}

async function kill(): Promise<void> {
  server.signal('SIGKILL');
  await server.exitCode();
}

async function asOwner<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client(postgres.url);
  // Ignore connection errors: the test may kill the server.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
  }
}

const ask = <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
  asOwner(async (owner) => (await owner.query<Row>(sql)).rows);

const post = (path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** @returns the status (0 if the server died) and how many clients were assigned */
async function assignAll(to: number): Promise<{ status: number; changed?: number }> {
  const { access_token } = (await (await post('/auth/login', admin)).json()) as { access_token: string };
  const body = { status: 'all', search: 'tenthousand', preparer_id: preparers[to], expected_count: clients };
  const answer = await post('/admin/bulk-assign-matching', body, access_token).catch(() => null);
  return answer ? { status: answer.status, ...((await answer.json()) as object) } : { status: 0 };
}

/**
 * Counts the rows that assignments write: an assignment, a history row and a total per client, and one audit log entry.
 */
async function traces() {
  const [found] = await ask<Record<'assigned' | 'history' | 'total' | 'audit', number>>(`SELECT
    (SELECT count(*)::int FROM assignments) AS assigned,
    (SELECT count(*)::int FROM assignment_history) AS history,
    (SELECT COALESCE(sum(amount), 0)::int FROM running_totals WHERE name = 'assigned_clients') AS total,
    (SELECT count(*)::int FROM audit_log WHERE action = 'client.assign') AS audit`);
  return found;
}

/** Waits until PostgreSQL has noticed that the server is gone and has rolled back its transaction. */
async function atRest(): Promise<void> {
  const working = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL AND backend_type = 'client backend'`;
  while ((await ask(working)).length > 0) await pause(20);
}

const nothing = { assigned: 0, history: 0, total: 0, audit: 0 };
const everything = { assigned: clients, history: clients, total: clients, audit: 1 };

/** Blocks the bulk assignment at its last client, then runs `work`. */
async function atTheLastClient(work: () => Promise<void>): Promise<void> {
  await asOwner(async (owner) => {
    await owner.query("SET session_replication_role = 'replica'");
    await owner.query('BEGIN');
    // Raw SQL: this connection must outlive an idle transaction and lose its server without failing the test.
    await owner.query(
      `INSERT INTO assignments (client_id, preparer_id, assigned_by)
       SELECT max(id::text)::uuid, $1, $1 FROM users WHERE last_name = 'Tenthousand'`,
      [preparers[0]],
    );
    const assigning = assignAll(0);
    const held = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO assignments%'`;
    while ((await ask(held)).length === 0) await pause(10);
    await work();
    expect([0, 503]).toContain((await assigning).status);
  });
}

describe('bulk assignment of 10,000 clients', () => {
  it('assigns no client if the server is killed with SIGKILL', async () => {
    await atTheLastClient(kill);
    await atRest();
    expect(await traces()).toEqual(nothing);
    await start();
  });

  it('assigns no client if PostgreSQL is killed with SIGKILL', async () => {
    await atTheLastClient(() => postgres.kill());
    await postgres.startAgain();
    expect(await traces()).toEqual(nothing);
    await kill();
    await start();
  });

  it('assigns all clients within 10 seconds if nothing fails', async () => {
    const before = slowdown();
    const began = performance.now();
    expect(await assignAll(0)).toMatchObject({ status: 200, changed: clients });
    const took = performance.now() - began;
    process.stdout.write(`bulk assignment of 10,000 clients by a process of its own: ${Math.round(took)} ms\n`);
    expect(await traces()).toEqual(everything);
    expect(took).toBeLessThan(10_000 * Math.max(before, slowdown()));
  });

  it.each([50, 200, 500])('assigns all clients or none if the server is killed after %i ms', async (ms) => {
    const before = await traces();
    const [{ preparer_id } = { preparer_id: '' }] = await ask<{ preparer_id: string }>(
      'SELECT preparer_id FROM assignments LIMIT 1',
    );
    const assigning = assignAll(1 - preparers.indexOf(preparer_id));
    await pause(ms);
    await kill();
    await assigning.catch(() => undefined);
    await atRest();
    const now = await traces();
    const after = { ...before, history: (before?.history ?? 0) + clients, audit: (before?.audit ?? 0) + 1 };
    expect([before, after]).toContainEqual(now);
    expect(await ask('SELECT DISTINCT preparer_id FROM assignments')).toHaveLength(1);
    await start();
  });
});
