import { randomUUID } from 'node:crypto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { DataSource } from 'typeorm';
import { AssignmentsService } from './assignments.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
let client: Person;
let preparers: Person[];
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  preparers = await Promise.all(Array.from({ length: 4 }, () => api.people.preparer()));
});
beforeEach(async () => {
  client = await api.people.client();
});
afterAll(() => api.stop());

const { reassign, bulkAssign } = assignmentEndpoints;
const idOf = (at: number): string => preparers[at]?.id ?? '';
const move = (from_preparer_id: string | null, to_preparer_id: string, token = admin.token) =>
  api.call(reassign, { body: { client_id: client.id, from_preparer_id, to_preparer_id }, token });
const assignAll = (client_ids: string[], preparer_id = idOf(0), headers = {}) =>
  api.call(bulkAssign, { body: { client_ids, preparer_id }, token: admin.token, headers });
const chainOf = (id: string) =>
  api.query<{ from_preparer_id: string | null; to_preparer_id: string }>(
    'SELECT from_preparer_id, to_preparer_id FROM assignment_history WHERE client_id = $1 ORDER BY reassigned_at, id',
    [id],
  );
/** Inserts clients without usable passwords. */
const newClients = async (count: number): Promise<string[]> => {
  const rows = await api.make.user.many(count, () => ({}));
  return rows.map(({ id }) => id);
};
const assignedTo = async (id: string): Promise<string | undefined> => {
  const [row] = await api.query<{ preparer_id: string }>('SELECT preparer_id FROM assignments WHERE client_id = $1', [
    id,
  ]);
  return row?.preparer_id;
};

describe('POST /admin/reassign-client', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    const body = { client_id: client.id, to_preparer_id: idOf(0) };
    expect((await api.call(reassign, { body })).status).toBe(401);
    for (const { token } of [client, ...preparers.slice(0, 1)])
      expect((await move(null, idOf(0), token)).status).toBe(403);
    expect(await assignedTo(client.id)).toBeUndefined();
  });

  it("returns 409 and changes nothing if the client's preparer has changed since the admin loaded it", async () => {
    await move(null, idOf(0));
    const late = await move(null, idOf(1));
    expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
    expect((await move(idOf(2), idOf(1))).status).toBe(409);
    expect(await assignedTo(client.id)).toBe(idOf(0));
  });

  it('stores the reason, and the names at the time of the change', async () => {
    const body = { client_id: client.id, from_preparer_id: null, to_preparer_id: idOf(0), reason: 'Asked for it' };
    expect((await api.call(reassign, { body, token: admin.token })).status).toBe(200);
    const rows = await api.query('SELECT via, reason, reassigned_by FROM assignment_history WHERE client_id = $1', [
      client.id,
    ]);
    expect(rows).toEqual([{ via: 'admin', reason: 'Asked for it', reassigned_by: admin.id }]);
    const audit = await api.query("SELECT 1 FROM audit_log WHERE action = 'client.assign' AND object_id = $1", [
      client.id,
    ]);
    expect(audit).toHaveLength(1);
  });

  it('keeps the history chain unbroken after 200 concurrent reassignments', async () => {
    const moves = Array.from({ length: 200 }, async (_none, at) => {
      const from = (await assignedTo(client.id)) ?? null;
      return move(from, idOf(at % preparers.length));
    });
    const statuses = new Set((await Promise.all(moves)).map(({ status }) => status));
    // 503: too many requests were waiting for the same client's row.
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(statuses.has(200)).toBe(true);
    const chain = await chainOf(client.id);
    expect(chain.length).toBeGreaterThan(0);
    chain.reduce<string | null>((before, { from_preparer_id, to_preparer_id }) => {
      expect(from_preparer_id).toBe(before);
      return to_preparer_id;
    }, null);
    expect(await assignedTo(client.id)).toBe(chain.at(-1)?.to_preparer_id);
  });
});

describe('POST /admin/bulk-assign-clients', () => {
  it('rejects an empty list, an oversized list and malformed ids', async () => {
    for (const ids of [[], ['x'], Array.from({ length: 10_001 }, () => randomUUID())]) {
      const { status, problem } = await assignAll(ids);
      expect([status, problem.errors?.[0]?.field]).toEqual([400, 'client_ids']);
    }
  });

  it('accepts 10,000 clients in one request', async () => {
    const nobody = await assignAll(Array.from({ length: 10_000 }, () => randomUUID()));
    expect([nobody.status, nobody.problem.detail]).toEqual([404, 'One of these clients no longer exists.']);
  });

  it('lets 50 other assignments finish while one with an audit entry is still uncommitted', async () => {
    const groups = await Promise.all(Array.from({ length: 51 }, () => newClients(4)));
    const [mine = [], ...others] = groups;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const actor = { ...admin, role: 'admin', first_name: 'A', last_name: 'B' } as unknown as Actor;
    const assignment = { client_ids: mine, preparer_id: idOf(1), via: 'admin_bulk' } as const;
    let done = false;
    const slow = api.get(DataSource).transaction(async (transaction) => {
      await api.get(AssignmentsService).assign(transaction, actor, assignment);
      await finished;
      done = true;
    });
    const answers = await Promise.all(others.map((ids) => assignAll(ids)));
    expect(answers.map(({ status, body }) => [status, body.changed])).toEqual(others.map(() => [200, 4]));
    expect(done).toBe(false);
    finish();
    await slow;
    expect(await assignedTo(mine[0] ?? '')).toBe(idOf(1));
    expect(await api.query('SELECT id FROM audit_log_breaks()')).toEqual([]);
    const recorded = `SELECT details FROM audit_log WHERE action = 'client.assign' AND details @> '{"clients":4}'`;
    expect(await api.query(recorded)).toHaveLength(51);
  });

  it('assigns all clients or none', async () => {
    const clients = [client, await api.people.client()];
    const none = await assignAll([...clients.map(({ id }) => id), randomUUID()]);
    expect(none.status).toBe(404);
    for (const { id } of clients) expect(await assignedTo(id)).toBeUndefined();
    const all = await assignAll(clients.map(({ id }) => id));
    expect(all).toMatchObject({ status: 200, body: { changed: 2 } });
    for (const { id } of clients) expect(await chainOf(id)).toHaveLength(1);
  });

  it("always stores the specification's fixed reason, whatever the body or language", async () => {
    const body = { client_ids: [client.id], preparer_id: idOf(0), reason: 'Asignación en bloque' };
    const headers = { 'accept-language': 'es' };
    expect((await api.call(bulkAssign, { body, token: admin.token, headers })).status).toBe(200);
    const rows = await api.query('SELECT reason FROM assignment_history WHERE client_id = $1', [client.id]);
    expect(rows).toEqual([{ reason: 'Bulk assignment via admin dashboard' }]);
  });

  it('counts a duplicate client once, and returns 404 if one of the clients is an admin', async () => {
    expect((await assignAll([client.id, client.id])).body).toMatchObject({ changed: 1 });
    expect((await assignAll([client.id, admin.id])).status).toBe(404);
  });

  it('runs once when repeated with the same idempotency key', async () => {
    const headers = { 'idempotency-key': `bulk-${client.id}` };
    const [one, again] = [
      await assignAll([client.id], idOf(1), headers),
      await assignAll([client.id], idOf(1), headers),
    ];
    expect(again.body).toEqual(one.body);
    expect(await chainOf(client.id)).toHaveLength(1);
  });
});
