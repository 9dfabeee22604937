import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { canaries, testKeys } from './canaries';
import { startPostgres, type Server } from './embedded';
import { findLeaks } from './leak-check.mjs';

const dir = mkdtempSync(join(tmpdir(), 'portal-leaks-'));
chmodSync(dir, 0o755);
let server: Server;

beforeAll(async () => {
  server = await startPostgres({ dir: join(dir, 'postgres'), settings: { log_statement: 'all' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

async function plant(sql: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("SET log_statement = 'none'");
  await client.query(sql, values);
  await client.end();
}

describe('leak check', () => {
  it('reports nothing for a clean run and finds its control value', async () => {
    expect(await findLeaks({ dir, server })).toEqual([]);
    await plant('DROP TABLE leak_check_control');
  });

  it('finds a secret or a key in text, JSON and byte columns, in a log, and in other encodings', async () => {
    await plant('CREATE TABLE leaks (a text, b jsonb, c bytea)');
    // Raw SQL: the table exists only in this test.
    await plant(
      'INSERT INTO leaks VALUES ($1, $2, $3)',
      `x${canaries.password}x`,
      { a: [canaries.accountNumber] },
      Buffer.from(canaries.message),
    );
    writeFileSync(join(dir, 'app.log'), `{"ssn":"${canaries.ssn.replaceAll('-', '')}"}`);
    writeFileSync(join(dir, 'sql.log'), `SELECT '\\x${Buffer.from(testKeys.wrapping, 'base64').toString('hex')}'`);
    writeFileSync(join(dir, 'other.log'), Buffer.from(canaries.bankName).toString('base64'));
    const leaks = await findLeaks({ dir, server });
    expect(leaks).toEqual(
      expect.arrayContaining([
        '  password in portal, table leaks, column a',
        '  accountNumber in portal, table leaks, column b',
        '  message in portal, table leaks, column c',
        '  ssn in app.log',
        '  bankName in other.log',
        '  the wrapping key in sql.log',
      ]),
    );
    await plant('DROP TABLE leak_check_control');
  });

  it('finds a secret that only occurred as a statement parameter', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('SELECT $1::text', [canaries.spouseSsn]);
    await client.end();
    expect(await findLeaks({ dir, server })).toContain('  spouseSsn in postgres/server.log');
  });
});
