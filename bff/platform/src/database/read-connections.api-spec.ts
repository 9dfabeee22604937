import pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource, readConnectionsOf } from './data-source';
import { codeOf } from './error-code';
import type { ReadConnections } from './read-connections';

const warnings: string[] = [];
let database: TestDatabase;
let source: DataSource;
let reads: ReadConnections;

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  warnings.length = 0;
  const warn = (message: string): void => void warnings.push(message);
  source = await createDataSource({ url: database.url, as: 'application', poolSize: 1, warn }).initialize();
  reads = readConnectionsOf(source);
});
afterEach(() => source.isInitialized && source.destroy());
afterAll(() => database.drop());

const square = { name: 'square', text: 'SELECT $1::int * $1::int AS square' };
const divide = { name: 'divide', text: 'SELECT 12 / $1::int AS share' };
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error('it worked'),
    (reason: unknown) => reason,
  );

describe('shared read connection', () => {
  it('throws for a data source without read connections', () => {
    const other = Object.create(null) as DataSource;
    expect(() => readConnectionsOf(other)).toThrow(TypeError);
  });

  it('returns the right result to each concurrent read, even while connecting', async () => {
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(numbers.map((n) => reads.query(square, [n])));
    expect(answers).toEqual(numbers.map((n) => [{ square: n * n }]));
    const again = await Promise.all(numbers.map((n) => reads.query(square, [n])));
    expect(again).toEqual(answers);
  });

  it('isolates failures, before and after the statement is prepared', async () => {
    for (const round of [1, 2]) {
      const numbers = [1, 0, 2, 0, 3, 4];
      const answers = await Promise.allSettled(numbers.map((n) => reads.query(divide, [n])));
      expect([round, answers.map(({ status }) => status)]).toEqual([
        round,
        ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
      ]);
      expect(codeOf((answers[1] as PromiseRejectedResult).reason)).toBe('22012');
      expect((answers[4] as PromiseFulfilledResult<unknown>).value).toEqual([{ share: 4 }]);
    }
  });

  it('returns amounts and counts as numbers, days as text, bytes as a buffer, and null', async () => {
    const kinds = {
      name: 'kinds',
      text: `SELECT 99999999999.99::numeric(14,2) AS amount, count(*) AS count, DATE '2024-12-31' AS day,
        '\\x0aff'::bytea AS bytes, NULL::text AS nothing, $1::text AS text FROM site_settings`,
    };
    for (const text of ['first', 'again'])
      expect(await reads.query(kinds, [text])).toEqual([
        { amount: 99_999_999_999.99, count: 1, day: '2024-12-31', bytes: Buffer.of(10, 255), nothing: null, text },
      ]);
  });

  it('describes a statement without a name each time', async () => {
    const unnamed = (column: string) => reads.query({ name: '', text: `SELECT 1 AS ${column}` }, []);
    for (const column of ['a', 'b', 'c', 'd']) expect(await unnamed(column)).toEqual([{ [column]: 1 }]);
  });

  it('rejects a read whose value cannot be parsed, and no other', async () => {
    const { MONEY } = pg.types.builtins;
    const parse = pg.types.getTypeParser(MONEY);
    pg.types.setTypeParser(MONEY, () => {
      throw new TypeError('not an amount');
    });
    const money = { name: 'money', text: "SELECT '1'::money AS money" };
    const [failed, answered] = await Promise.allSettled([reads.query(money, []), reads.query(square, [3])]);
    pg.types.setTypeParser(MONEY, parse);
    expect(failed).toMatchObject({ status: 'rejected', reason: new TypeError('not an amount') });
    expect(answered).toEqual({ status: 'fulfilled', value: [{ square: 9 }] });
  });

  it('uses the less privileged role and the timeouts', async () => {
    const [role] = await reads.query<{ role: string }>({ name: 'role', text: 'SELECT current_user AS role' }, []);
    const [pool] = await source.query<{ role: string }[]>('SELECT current_user AS role');
    expect(role).toEqual(pool);
    const slow = await failure(reads.query({ name: 'slow', text: 'SELECT pg_sleep(30)' }, []));
    expect(codeOf(slow)).toBe('57014');
  });

  it('rejects a prepared statement whose columns have changed', async () => {
    const owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await owner.query('CREATE TABLE changing AS SELECT 1 AS one; GRANT SELECT ON changing TO PUBLIC');
    const all = { name: 'changing', text: 'SELECT * FROM changing' };
    await Promise.all([reads.query(all, []), reads.query(all, [])]);
    await owner.query('ALTER TABLE changing ADD COLUMN two int');
    await owner.destroy();
    expect(codeOf(await failure(reads.query(all, [])))).toBe('0A000');
  });

  it('retries reads whose statement could not be prepared because another session locks the table', async () => {
    const owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await owner.query('CREATE TABLE locked AS SELECT 1 AS one; GRANT SELECT ON locked TO PUBLIC');
    const shorter = { name: 'shorter', text: "SELECT set_config('lock_timeout', '200ms', false)" };
    await Promise.all([reads.query(shorter, []), reads.query(shorter, [])]);
    const read = () => reads.query({ name: 'locked', text: 'SELECT one FROM locked' }, []);
    const answers = await owner.transaction(async (transaction) => {
      await transaction.query('LOCK TABLE locked IN ACCESS EXCLUSIVE MODE');
      const all = Promise.allSettled(Array.from({ length: 10 }, read));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { all };
    });
    await owner.destroy();
    const ended = (await answers.all).map((one) => (one.status === 'fulfilled' ? one.value : codeOf(one.reason)));
    // The first read of each connection waited for the lock itself.
    expect(ended).toEqual([...Array<string>(2).fill('55P03'), ...Array<object>(8).fill([{ one: 1 }])]);
  });

  it('reconnects after the server closes the connection', async () => {
    const own = { name: 'pid', text: 'SELECT pg_backend_pid() AS pid' };
    const pids = (
      await Promise.all([reads.query<{ pid: number }>(own, []), reads.query<{ pid: number }>(own, [])])
    ).map(([row]) => row?.pid);
    expect(new Set(pids).size).toBe(2);
    const other = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await other.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids]);
    await other.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await reads.query<{ pid: number }>(own, []);
    expect(pids).not.toContain(row?.pid);
    expect(warnings.filter((warning) => warning.startsWith('a connection for reads was lost'))).toHaveLength(2);
  });

  it('rejects reads once the data source is closed, and leaves no connection open', async () => {
    await reads.query(square, [1]);
    await source.destroy();
    expect(String(await failure(reads.query(square, [1])))).toMatch(/after calling end on the pool|Client was closed/);
    const other = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    // PostgreSQL lists a session for a moment after its connection is closed.
    let left = 1;
    for (let look = 0; left > 0 && look < 100; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const [row] = await other.query<{ count: number }[]>(
        `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'portal-service' AND datname = current_database()`,
      );
      left = row?.count ?? 0;
    }
    await other.destroy();
    expect(left).toBe(0);
  });
});
