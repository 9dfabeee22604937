import type { BulkAssignMatching } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type { Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { clientCalls, startOffice } from '../../testing/office-clients';

let api: Api;
let admin: Person;
let client: Person;
let preparers: readonly [Person, Person];
beforeAll(async () => {
  ({ api, admin, client, preparers } = await startOffice());
});
afterAll(() => api.stop());

const { bulkAssignMatching } = adminClientEndpoints;
const { newClients, find, assign } = clientCalls(() => ({ api, admin, preparers }));
const assignAll = (body: Partial<BulkAssignMatching>, token = admin.token) =>
  api.call(bulkAssignMatching, {
    body: { status: 'unassigned', preparer_id: preparers[0].id, expected_count: 1, ...body },
    token,
  });

describe('POST /admin/bulk-assign-matching', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(bulkAssignMatching, { body: {} as BulkAssignMatching })).status).toBe(401);
    for (const { token } of [client, preparers[0]]) expect((await assignAll({}, token)).status).toBe(403);
  });

  it.each([
    ['preparer_id', { preparer_id: '' }],
    ['status', { status: 'gone' }],
    ['expected_count', { expected_count: 0 }],
    ['expected_count', { expected_count: 10_001 }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['from', { from: 'yesterday' }],
  ])('returns 400 when %s is invalid', async (field, body) => {
    const { status, problem } = await assignAll(body as never);
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it("returns the specification's error if clients or the preparer are missing", async () => {
    const { problem } = await assignAll({ preparer_id: '' });
    expect(problem.errors?.[0]?.detail).toBe('Please select clients and a preparer');
  });

  it("rejects an id that is not a preparer's, and changes nothing", async () => {
    const [id = ''] = await newClients('Lonely', 1);
    expect((await assignAll({ search: 'lonely', preparer_id: admin.id })).status).toBe(404);
    expect((await find({ search: 'lonely' })).body).toMatchObject([{ id, assigned_preparer: null }]);
  });

  it('returns 409 and changes nothing when the number of matches has changed since the admin saw it', async () => {
    await newClients('Moving', 3);
    const late = await assignAll({ search: 'moving', expected_count: 2 });
    expect([late.status, late.problem.detail]).toEqual([409, 'Your search now matches 3 clients instead of 2.']);
    expect((await find({ search: 'moving', status: 'assigned' })).body).toEqual([]);
  });

  it('rejects more than 10,000 clients', async () => {
    await newClients('Multitude', 10_001);
    const { status, problem } = await assignAll({ search: 'multitude', expected_count: 10_000 });
    expect([status, problem.detail]).toEqual([409, 'More than 10,000 clients match. Please narrow your search.']);
  });

  it('assigns every match, including those beyond the first page, and writes a history row for each', async () => {
    const ids = await newClients('Everyone', 250);
    const [first = ''] = ids;
    await assign(first, 1);
    const answer = await assignAll({ search: 'everyone', expected_count: 249, reason: 'New office' });
    expect(answer).toMatchObject({ status: 200, body: { changed: 249 } });
    const rows = await api.query<{ via: string; reason: string | null; rows: number }>(
      'SELECT via, reason, count(*) AS rows FROM assignment_history WHERE client_id = ANY($1) AND client_id <> $2 GROUP BY 1, 2',
      [ids, first],
    );
    expect(rows).toEqual([{ via: 'admin_bulk', reason: 'Bulk assignment via admin dashboard', rows: 249 }]);
    // A client who is not in the unassigned list keeps their preparer.
    const [{ preparer_id } = { preparer_id: '' }] = await api.query<{ preparer_id: string }>(
      'SELECT preparer_id FROM assignments WHERE client_id = $1',
      [first],
    );
    expect(preparer_id).toBe(preparers[1].id);
    const moved = await assignAll({
      search: 'everyone',
      status: 'assigned',
      current_preparer_id: preparers[0].id,
      preparer_id: preparers[1].id,
      expected_count: 249,
    });
    expect(moved.body).toMatchObject({ changed: 249 });
  });

  it('assigns only clients who registered in the period that the admin saw', async () => {
    const [recent = '', old = ''] = await newClients('Periodic', 2);
    await api.query(`UPDATE users SET created_at = now() - interval '20 days' WHERE id = $1`, [old]);
    const period = {
      from: new Date(Date.now() - 30 * 86_400_000).toISOString(),
      to: new Date(Date.now() - 86_400_000).toISOString(),
    };
    expect((await assignAll({ search: 'periodic', ...period })).status).toBe(200);
    const unassigned = (await find({ search: 'periodic', status: 'unassigned' })).body.map(({ id }) => id);
    expect(unassigned).toEqual([recent]);
  });
});
