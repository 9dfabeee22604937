import { randomUUID } from 'node:crypto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
let preparers: Person[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  preparers = await Promise.all(Array.from({ length: 3 }, () => api.people.preparer()));
});
afterAll(() => api.stop());

const { bulkAssign, undoBulk, undoable, reassign, history } = assignmentEndpoints;
const idOf = (at: number): string => preparers[at]?.id ?? '';
const clientsOf = async (count: number): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => api.people.client()))).map(({ id }) => id);
const assignAll = async (client_ids: string[], at: number): Promise<string> =>
  (await api.call(bulkAssign, { body: { client_ids, preparer_id: idOf(at) }, token: admin.token })).body.id ?? '';
const undo = (id: string, { token = admin.token, headers = {} } = {}) =>
  api.call(undoBulk, { body: { id }, token, headers });
const preparerOf = async (id: string): Promise<string | undefined> =>
  (await api.query<{ preparer_id: string }>('SELECT preparer_id FROM assignments WHERE client_id = $1', [id]))[0]
    ?.preparer_id;
const move = (client_id: string, to_preparer_id: string, from_preparer_id: string) =>
  api.call(reassign, { body: { client_id, from_preparer_id, to_preparer_id }, token: admin.token });
const age = (id: string, minutes: number) =>
  api.query(`UPDATE bulk_assignments SET assigned_at = assigned_at - $2 * interval '1 min' WHERE id = $1`, [
    id,
    minutes,
  ]);

describe('POST /admin/undo-bulk-assignment', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    const [id = ''] = await clientsOf(1);
    const bulk = await assignAll([id], 0);
    expect((await api.call(undoBulk, { body: { id: bulk } })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparers[0] as Person])
      expect((await undo(bulk, { token })).status).toBe(403);
    expect(await preparerOf(id)).toBe(idOf(0));
  });

  it('returns 404 for an unknown id and 400 for a malformed one', async () => {
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await undo('x')).problem.errors?.[0]?.field).toBe('id');
  });

  it('returns 409 after 10 minutes and changes nothing', async () => {
    const [id = ''] = await clientsOf(1);
    const bulk = await assignAll([id], 0);
    await age(bulk, 10);
    const { status, problem } = await undo(bulk);
    expect([status, problem.detail]).toEqual([
      409,
      'A bulk assignment can be undone for 10 minutes. This one is older.',
    ]);
    expect(await preparerOf(id)).toBe(idOf(0));
  });

  it('returns 409 for a second undo, but the original response to a retry with the same idempotency key', async () => {
    const bulk = await assignAll(await clientsOf(2), 0);
    const headers = { 'idempotency-key': `undo-${bulk}` };
    const [one, again] = [await undo(bulk, { headers }), await undo(bulk, { headers })];
    expect([one.status, one.body]).toEqual([200, { undone: 2, total: 2, reassigned: 0 }]);
    expect(again.body).toEqual(one.body);
    const second = await undo(bulk);
    expect([second.status, second.problem.detail]).toEqual([409, 'This bulk assignment has already been undone.']);
  });

  it('undoes only once if ten requests arrive simultaneously', async () => {
    const bulk = await assignAll(await clientsOf(3), 0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(bulk)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it("restores each client's previous preparer or none, and skips clients reassigned since", async () => {
    const [fresh = '', had = '', moved = '', returned = '', orphaned = ''] = await clientsOf(5);
    await assignAll([had, moved, returned], 1);
    const gone = await api.people.preparer();
    await api.call(bulkAssign, { body: { client_ids: [orphaned], preparer_id: gone.id }, token: admin.token });
    const bulk = await assignAll([fresh, had, moved, returned, orphaned], 0);
    await move(moved, idOf(2), idOf(0));
    await move(returned, idOf(2), idOf(0));
    await move(returned, idOf(0), idOf(2));
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect((await undo(bulk)).body).toEqual({ undone: 3, total: 5, reassigned: 2 });
    const now = await Promise.all([fresh, had, moved, returned, orphaned].map(preparerOf));
    expect(now).toEqual([undefined, idOf(1), idOf(2), idOf(0), undefined]);
    const rows = await api.query(
      `SELECT client_id, from_preparer_id, to_preparer_id, reassigned_by FROM assignment_history
       WHERE via = 'admin_undo' AND client_id = ANY($1) ORDER BY to_preparer_id NULLS LAST, client_id`,
      [[fresh, had, moved, returned]],
    );
    const change = { from_preparer_id: idOf(0), reassigned_by: admin.id };
    expect(rows).toEqual([
      { ...change, client_id: had, to_preparer_id: idOf(1) },
      { ...change, client_id: fresh, to_preparer_id: null },
    ]);
    const { body } = await api.call(history, { token: admin.token, query: { limit: 50 } });
    expect(body.find(({ client_id, via }) => client_id === fresh && via === 'admin_undo')).toMatchObject({
      to_preparer_name: null,
    });
    const [entry] = await api.query(
      `SELECT actor_id, details FROM audit_log WHERE action = 'client.undo_assign' AND object_id = $1`,
      [bulk],
    );
    expect(entry).toEqual({ actor_id: admin.id, details: { clients: 3, reassigned: 2 } });
  });

  it('undoes 2,500 clients', async () => {
    const rows = await api.make.user.many(2500, () => ({}));
    const bulk = await assignAll(
      rows.map(({ id }) => id),
      0,
    );
    expect((await undo(bulk)).body).toEqual({ undone: 2500, total: 2500, reassigned: 0 });
  }, 60_000);
});

describe('GET /admin/bulk-assignments', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(undoable)).status).toBe(401);
    expect((await api.call(undoable, { token: preparers[0]?.token ?? '' })).status).toBe(403);
  });

  it("lists the caller's own bulk assignments while they can be undone, newest first", async () => {
    const other = await api.people.admin();
    const token = other.token;
    const mine = async () => (await api.call(undoable, { token })).body;
    expect(await mine()).toEqual([]);
    const ids: string[] = [];
    for (const at of [0, 1, 2]) {
      const body = { client_ids: await clientsOf(at + 1), preparer_id: idOf(at) };
      ids.push((await api.call(bulkAssign, { body, token })).body.id ?? '');
    }
    const listed = await mine();
    expect(listed.map(({ id, clients }) => [id, clients])).toEqual([
      [ids[2], 3],
      [ids[1], 2],
      [ids[0], 1],
    ]);
    expect(listed[0]?.seconds_left).toBeGreaterThan(500);
    await undo(ids[2] ?? '');
    await age(ids[1] ?? '', 11);
    expect((await mine()).map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('does not list an assignment that changed nothing', async () => {
    const { token } = await api.people.admin();
    const body = { client_ids: await clientsOf(1), preparer_id: idOf(0) };
    await assignAll(body.client_ids, 0);
    expect((await api.call(bulkAssign, { body, token })).body).toMatchObject({ id: null, changed: 0 });
    expect((await api.call(undoable, { token })).body).toEqual([]);
  });
});
