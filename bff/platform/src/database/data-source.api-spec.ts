import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource } from './data-source';
import { codeOf } from './error-code';

const warnings: string[] = [];
let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  warnings.length = 0;
  const warn = (message: string): void => void warnings.push(message);
  source = await createDataSource({ url: database.url, as: 'application', poolSize: 1, warn }).initialize();
});
afterEach(() => source.destroy());
afterAll(() => database.drop());

const backend = async (): Promise<number> => {
  const [row] = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  return row?.pid ?? 0;
};

async function failure(work: Promise<unknown>): Promise<{ code: string; message: string; ms: number }> {
  const began = Date.now();
  const error: unknown = await work.then(
    () => new Error('it worked'),
    (reason: unknown) => reason,
  );
  return { code: codeOf(error), message: error instanceof Error ? error.message : '', ms: Date.now() - began };
}

/** Upper bound for the timeouts on a busy machine, ms; far less than the operations would take without timeouts. */
const soon = 20_000;

describe('connection of the service', () => {
  it('times out on a slow statement', async () => {
    const { code, ms } = await failure(source.query('SELECT pg_sleep(30)'));
    expect(code).toBe('57014');
    expect(ms).toBeLessThan(soon);
  });

  it("times out waiting for another transaction's lock", async () => {
    const other = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    const holder = other.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE site_settings');
    const { code, ms } = await failure(source.query('SELECT name FROM site_settings'));
    expect(code).toBe('55P03');
    expect(ms).toBeLessThan(soon);
    await holder.rollbackTransaction();
    await holder.release();
    await other.destroy();
  });

  it('times out on an unresponsive server and is destroyed, so that no other query queues behind it', async () => {
    const pid = await backend();
    process.kill(pid, 'SIGSTOP');
    const { message, ms } = await failure(source.query('SELECT 1'));
    expect(message).toBe('Query read timeout');
    expect(ms).toBeLessThan(soon);
    expect(await backend()).not.toBe(pid);
    process.kill(pid, 'SIGCONT');
    expect(warnings).toContain('a query got no answer in time; its connection is cut');
  });

  it('is replaced when the server closes it while idle, without crashing the process', async () => {
    const pid = await backend();
    const other = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    await other.query('SELECT pg_terminate_backend($1)', [pid]);
    await other.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await backend()).not.toBe(pid);
    expect(warnings.some((warning) => warning.startsWith('a pooled connection was lost'))).toBe(true);
  });

  it('times out waiting for a free connection in the pool', async () => {
    const slow = source.query('SELECT pg_sleep(2.7)');
    const { message, ms } = await failure(source.query('SELECT 1'));
    expect(message).toMatch(/timeout exceeded when trying to connect/);
    expect(ms).toBeLessThan(soon);
    await slow;
  });

  it('returns amounts, sums and counts as numbers, and days as text', async () => {
    const [row] = await source.query(
      `SELECT 99999999999.99::numeric(14,2) AS amount, (SELECT count(*) FROM site_settings) AS count, DATE '2024-12-31' AS day`,
    );
    expect(row).toEqual({ amount: 99_999_999_999.99, count: 1, day: '2024-12-31' });
  });
});
