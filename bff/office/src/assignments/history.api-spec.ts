import type { AssignmentHistoryQuery } from '@portal/domain/assignments/assignment-history.dto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import type { AuditQuery } from '@portal/domain/audit/audit.dto';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
let client: Person;
let preparers: readonly [Person, Person];
beforeAll(async () => {
  api = await startApi();
  [admin, client] = [await api.people.admin(), await api.people.client()];
  preparers = [await api.people.preparer(), await api.people.preparer()];
  await api.query(`UPDATE users SET first_name = 'Mathilda', last_name = 'Quell' WHERE id = $1`, [client.id]);
  for (const { id } of preparers) await move(id);
});
afterAll(() => api.stop());

const { reassign, history } = assignmentEndpoints;
const move = async (to_preparer_id: string) => {
  const [now] = await api.query<{ preparer_id: string }>('SELECT preparer_id FROM assignments WHERE client_id = $1', [
    client.id,
  ]);
  const body = { client_id: client.id, from_preparer_id: now?.preparer_id ?? null, to_preparer_id, reason: '=1+1' };
  expect((await api.call(reassign, { body, token: admin.token })).status).toBe(200);
};
const changes = (query: AssignmentHistoryQuery & { limit?: number } = {}, token = admin.token) =>
  api.call(history, { query, token });
const log = (query: AuditQuery & { limit?: number } = {}, token = admin.token) =>
  api.call(auditEndpoints.list, { query, token });

/** Returns every matching entry, page by page. */
async function walk(query: AuditQuery & { limit: number }) {
  const found: Awaited<ReturnType<typeof log>>['body'][number][] = [];
  for (let cursor: string | undefined; ;) {
    const page = await api.call(auditEndpoints.list, {
      query: { ...query, ...(cursor ? { cursor } : {}) } as never,
      token: admin.token,
    });
    found.push(...page.body);
    const next = /cursor=([^&>]+)/.exec(String(page.headers.link ?? ''))?.[1];
    if (!next) return found;
    cursor = decodeURIComponent(next);
  }
}

describe.each([
  ['GET /admin/reassignment-history', history],
  ['GET /admin/audit-log', auditEndpoints.list],
])('%s', (_name, call) => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(call, { query: {} })).status).toBe(401);
    for (const { token } of [client, preparers[0]])
      expect((await api.call(call, { query: {}, token })).status).toBe(403);
  });

  it.each([
    ['from', { from: 'yesterday' }],
    ['to', { to: '2025-13-01T00:00:00Z' }],
    ['sort', { sort: 'client' as never }],
  ])('rejects an invalid time or sort, naming %s', async (field, query) => {
    const { status, problem } = await api.call(call, { query, token: admin.token });
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });
});

describe('assignment history', () => {
  it('lists changes newest first, with the names at the time', async () => {
    const { body, headers } = await changes();
    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      { client_id: client.id, client_name: 'Mathilda Quell', reason: '=1+1', via: 'admin' },
      { client_id: client.id, from_preparer_name: null },
    ]);
    expect(body[0]?.from_preparer_name).toBe(body[1]?.to_preparer_name);
  });

  it('searches by any of the names and filters by time', async () => {
    const count = async (query: AssignmentHistoryQuery) => (await changes(query)).body.length;
    expect(await count({ search: 'mathilda q' })).toBe(2);
    expect(await count({ search: 'qu' })).toBe(2);
    expect(await count({ search: 'nobody' })).toBe(0);
    const newest = (await changes({ limit: 1 })).body[0]?.reassigned_at ?? '';
    expect(await count({ to: newest })).toBe(1);
    expect(await count({ from: '2999-01-01T00:00:00Z' })).toBe(0);
    expect(await count({ from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00+02:00' })).toBe(2);
  });

  it('sorts by time in both directions and across pages', async () => {
    const ids = async (query: AssignmentHistoryQuery) => (await changes(query)).body.map(({ id }) => id);
    const newest = await ids({});
    expect(await ids({ sort: 'when_descending' })).toEqual(newest);
    expect(await ids({ sort: 'when' })).toEqual(newest.toReversed());
    const first = await changes({ sort: 'when', limit: 1 });
    const cursor = decodeURIComponent(/cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '');
    const query = { sort: 'when', limit: 1, cursor } as never;
    const second = await api.call(history, { query, token: admin.token });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(newest.toReversed());
  });

  it('is paginated', async () => {
    const first = await changes({ limit: 1 });
    const cursor = decodeURIComponent(/cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '');
    const second = await api.call(history, { query: { limit: 1, cursor } as never, token: admin.token });
    expect(second.body[0]?.from_preparer_name).toBeNull();
  });
});

describe('audit log', () => {
  it('lists entries newest first, with actor, action and object', async () => {
    const { body } = await log({ action: 'client.assign' });
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      actor_id: admin.id,
      actor_role: 'admin',
      action: 'client.assign',
      outcome: 'ok',
      object_type: 'client',
      object_id: client.id,
      object_name: 'Mathilda Quell',
      details: `via: admin, clients: 1, preparer_id: ${preparers[1].id}`,
    });
    const [preparer] = await api.query<{ name: string }>(
      `SELECT first_name || ' ' || last_name AS name FROM users WHERE id = $1`,
      [preparers[1].id],
    );
    expect(body[0]?.names).toEqual([{ id: preparers[1].id, name: preparer?.name }]);
    expect(Number(body[0]?.id)).toBeGreaterThan(Number(body[1]?.id));
  });

  it('filters by action, outcome, person, object and time', async () => {
    const count = async (query: AuditQuery) => (await log(query)).body.length;
    expect(await count({ action: 'client' })).toBe(2);
    expect(await count({ action: '%' })).toBe(0);
    expect(await count({ object_id: client.id, action: 'client' })).toBe(2);
    expect(await count({ search: admin.email, action: 'client' })).toBe(2);
    expect(await count({ search: client.email, action: 'client' })).toBe(0);
    expect(await count({ from: '2999-01-01T00:00:00Z' })).toBe(0);
    await changes({}, client.token);
    expect((await log({ outcome: 'refused' })).body.map(({ action }) => action)).toContain('call.refuse');
  });

  it('paginates without gaps', async () => {
    const whole = (await log({ limit: 1000 })).body.map(({ id }) => id);
    expect((await walk({ limit: 2 })).map(({ id }) => id)).toEqual(whole);
    expect((await walk({ limit: 2, sort: 'at' })).map(({ id }) => id)).toEqual(whole.toReversed());
  });

  it('includes every person when a search matches more than 1,000 people of different roles', async () => {
    const everybody = await api.make.user.many(1100, (n) => ({
      first_name: 'Zora',
      last_name: 'Crowd',
      role: n === 1 ? 'admin' : 'client',
    }));
    await api.make.auditEntry.all(everybody.map(({ id }) => ({ actor_id: id, action: 'profile.update' })));
    const { headers } = await log({ search: 'zora crowd' });
    expect([headers['x-total-count'], headers['x-total-count-relation']]).toEqual(['1100', undefined]);
    const found = await walk({ search: 'zora crowd', limit: 1000 });
    expect(found).toHaveLength(1100);
    expect(found.map(({ actor_id }) => actor_id).sort()).toEqual(everybody.map(({ id }) => id).sort());
  });
});
