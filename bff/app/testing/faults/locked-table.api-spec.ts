import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { readConnectionsOf } from '@portal/bff-platform/database/data-source';
import { readConnectionCount } from '@portal/bff-platform/database/read-connections';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../api';

let first: Api;
let token: string;
let owner: pg.Client;

beforeAll(async () => {
  first = await startApi();
  ({ token } = await first.people.client());
  await first.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token });
  owner = new pg.Client(first.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await first.stop();
});

const statusOf = async (api: Api): Promise<number> => (await api.call(intakeEndpoints.mine, { token })).status;

/**
 * Returns the statuses of 30 simultaneous reads, the first of the form by this server; the table is locked until the
 * first of them is answered.
 */
async function readWhileLocked(api: Api): Promise<Record<200 | 503 | 'other', number>> {
  // Signs in once, so that all reads reach the table together.
  await api.call(accountEndpoints.me, { token });
  await owner.query('BEGIN');
  await owner.query('LOCK TABLE intake_forms IN ACCESS EXCLUSIVE MODE');
  const answers = Array.from({ length: 30 }, () => statusOf(api));
  await Promise.race(answers);
  await owner.query('ROLLBACK');
  const counts = { 200: 0, 503: 0, other: 0 };
  for (const status of await Promise.all(answers)) counts[status === 200 || status === 503 ? status : 'other'] += 1;
  return counts;
}

describe('GET /intake of a server that has not prepared its statement, while another session locks the table', () => {
  let api: Api;
  beforeEach(async () => (api = await startApi({}, first.url)));
  afterEach(() => api.stop());

  it('returns 503 after the lock timeout, never 500, and 200 again at once', async () => {
    const counts = await readWhileLocked(api);
    expect(counts).toMatchObject({ other: 0 });
    expect(counts[503]).toBeGreaterThan(1);
    const codes = api.log().flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
    // Reads behind the one that could not be prepared fail with another code.
    expect(new Set(codes)).toEqual(new Set(['55P03', '26000']));
    expect(await statusOf(api)).toBe(200);
  });

  it('retries the reads behind the first one of each connection, if the lock timeout is short', async () => {
    const shorter = { name: 'shorter', text: "SELECT set_config('lock_timeout', '200ms', false)" };
    const reads = readConnectionsOf(api.get(DataSource));
    await Promise.all(Array.from({ length: readConnectionCount }, () => reads.query(shorter, [])));
    const counts = await readWhileLocked(api);
    expect(counts).toMatchObject({ other: 0 });
    expect(counts[503]).toBeGreaterThanOrEqual(1);
    expect(counts[200]).toBeGreaterThan(counts[503]);
  });
});
