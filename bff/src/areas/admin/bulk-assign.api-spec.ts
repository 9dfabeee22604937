import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a bulk assignment', () => {
  it('takes at most 10 seconds for 10,000 clients, each with a row of history', async () => {
    const [{ token }, { id }] = [await api.people.admin(), await api.people.preparer()];
    await api.query(
      `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
       SELECT gen_random_uuid(), 'bulk-' || n || '@example.com', 'Bulk', 'Tenthousand', 'client', 'active', ''
       FROM generate_series(1, 10000) n`,
    );
    const began = performance.now();
    const answer = await api.call(adminClientEndpoints.bulkAssignMatching, {
      body: { search: 'tenthousand', status: 'unassigned', preparer_id: id, expected_count: 10_000 },
      token,
    });
    const took = performance.now() - began;
    process.stdout.write(`bulk assignment of 10,000 clients: ${Math.round(took)} ms\n`);
    expect(answer).toMatchObject({ status: 200, body: { changed: 10_000 } });
    expect(took).toBeLessThan(10_000);
    const [counted] = await api.query<{ rows: number }>('SELECT count(*) AS rows FROM assignment_history');
    expect(counted?.rows).toBe(10_000);
  }, 60_000);
});
