import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import pg from 'pg';
import { startApi, type Api } from '../../testing/api';
import { slowdown } from '@portal/bff-platform/testing/processor-time';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('bulk assignment', () => {
  it('assigns 10,000 clients within 10 seconds, with a history row for each', async () => {
    const [{ token }, { id }] = [await api.people.admin(), await api.people.preparer()];
    await api.make.user.copy(10_000, () => ({ last_name: 'Tenthousand' }));
    const before = slowdown();
    const began = performance.now();
    const answer = await api.call(adminClientEndpoints.bulkAssignMatching, {
      body: { search: 'tenthousand', status: 'unassigned', preparer_id: id, expected_count: 10_000 },
      token,
    });
    const took = performance.now() - began;
    process.stdout.write(`bulk assignment of 10,000 clients: ${Math.round(took)} ms\n`);
    expect(answer).toMatchObject({ status: 200, body: { changed: 10_000 } });
    expect(took).toBeLessThan(10_000 * Math.max(before, slowdown()));
    const [counted] = await api.query<{ rows: number }>('SELECT count(*) AS rows FROM assignment_history');
    expect(counted?.rows).toBe(10_000);
  }, 60_000);

  it('does not reuse query plans cached when there were few clients', async () => {
    const fresh = await startApi();
    const owner = new pg.Client(fresh.url);
    await owner.connect();
    const insert = async (count: number): Promise<string[]> =>
      (await fresh.make.user.copy(count, () => ({}))).map(({ id }) => id);
    const [{ token }, { id: preparer_id }] = [await fresh.people.admin(), await fresh.people.preparer()];
    const assign = (client_ids: readonly string[]) =>
      fresh.call(assignmentEndpoints.bulkAssign, { body: { client_ids: [...client_ids], preparer_id }, token });
    await owner.query('ALTER TABLE users SET (autovacuum_enabled = false)');
    const few = await insert(45);
    await owner.query('ANALYZE users');
    // Use all nine connections of the pool often enough for each to cache its plans.
    await Promise.all(Array.from({ length: 45 }, (_none, at) => assign(few.slice(at, at + 1))));
    await insert(30_000);
    const answer = await assign(await insert(10_000));
    expect([answer.status, answer.body.changed]).toEqual([200, 10_000]);
    await owner.end();
    await fresh.stop();
  }, 120_000);
});
