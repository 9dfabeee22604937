import type { AdminClientRow, AdminClientsQuery } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
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

const { list, unassigned, byOffice } = adminClientEndpoints;
const { newClients, find, assign } = clientCalls(() => ({ api, admin, preparers }));

describe('list of clients for admins', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    for (const call of [list, unassigned, byOffice]) {
      expect((await api.call(call, { query: {} })).status).toBe(401);
      for (const { token } of [client, preparers[0]])
        expect((await api.call(call, { query: {}, token })).status).toBe(403);
    }
  });

  it.each([
    ['status', { status: 'gone' }],
    ['preparer_id', { preparer_id: 'x' }],
    ['sort', { sort: 'email' }],
  ])('returns 400 naming an invalid %s', async (field, query) => {
    const { status, problem } = await find(query as never);
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('returns a client without any private fields', async () => {
    const { body } = await find({ search: client.email });
    expect(body).toEqual([
      {
        id: client.id,
        first_name: expect.any(String) as string,
        last_name: expect.any(String) as string,
        email: client.email,
        phone: null,
        created_at: expect.any(String) as string,
        assigned_preparer: null,
        has_intake_form: false,
        documents_count: 0,
        total_income: 0,
        wishes: null,
      },
    ]);
  });

  it("returns a client's latest general intake preferences without the free texts", async () => {
    const asking = await api.people.client();
    for (const preferred_preparer of ['Renee Okafor', 'Leon Castellanos'])
      await api.call(preferencesEndpoints.create, {
        body: {
          submitted_via: 'general_intake_form',
          urgent: true,
          preferred_preparer,
          questions: 'Do I owe anything?',
        },
        token: asking.token,
      });
    const { body } = await find({ search: asking.email });
    const wishes = { preferred_preparer: 'Leon Castellanos', preferred_office: null, urgent: true };
    expect(body).toEqual([expect.objectContaining({ id: asking.id, wishes })]);
    expect(JSON.stringify(body)).not.toContain('Do I owe');
  });

  it("returns an office's newest clients inline, and all of them in a list", async () => {
    const one = await api.people.client();
    await assign(one.id, 0);
    await api.make.office.all([
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ]);
    await api.query(`UPDATE preparer_profiles SET office_id = 'north' WHERE user_id = $1`, [preparers[0].id]);
    await api.call(intakeEndpoints.create, { body: { w2_income: 12.34 }, token: one.token });
    const { body } = await api.call(byOffice, { token: admin.token });
    expect(Object.keys(body)).toEqual(['North', 'South']);
    expect(body.South).toMatchObject({ office: { id: 'south' }, clients: [], clients_count: 0, total_income: 0 });
    expect(body.North).toMatchObject({ office: { id: 'north' }, clients_count: 1, total_income: 12.34 });
    expect(body.North?.clients).toEqual((await find({ office_id: 'north' })).body);
    expect(body.North?.clients[0]).toMatchObject({ id: one.id, has_intake_form: true, total_income: 12.34 });
    expect((await find({ office_id: 'south' })).body).toEqual([]);
    const outside = (await find({ office_id: 'none', limit: 1000 })).body.map(({ id }) => id);
    expect(outside).not.toContain(one.id);
    expect(outside).toContain(client.id);
    await api.query(`UPDATE preparer_profiles SET office_id = NULL WHERE user_id = $1`, [preparers[0].id]);
  });

  it('links to the paginated list if an office has more clients than are shown inline', async () => {
    await api.query(`UPDATE preparer_profiles SET office_id = 'south' WHERE user_id = $1`, [preparers[1].id]);
    const ids = await newClients('Southern', 12);
    for (const id of ids) await assign(id, 1);
    const { South: south } = (await api.call(byOffice, { token: admin.token })).body;
    expect([south?.clients.length, south?.clients_count]).toEqual([10, 12]);
    const all = await api.app.inject({
      url: `${south?.clients_url}&limit=1000`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(all.headers['x-total-count']).toBe('12');
    const found = all.json<{ id: string }[]>().map(({ id }) => id);
    expect(found.sort()).toEqual(ids.sort());
    await api.query(`UPDATE preparer_profiles SET office_id = NULL WHERE user_id = $1`, [preparers[1].id]);
  });

  it('filters by assignment status and by preparer', async () => {
    const [one = '', two = ''] = await newClients('Sorted', 2);
    await assign(one, 0);
    const ids = async (query: AdminClientsQuery) =>
      (await find({ search: 'sorted', ...query })).body.map(({ id }) => id);
    expect((await ids({})).sort()).toEqual([one, two].sort());
    expect(await ids({ status: 'assigned' })).toEqual([one]);
    expect(await ids({ status: 'unassigned' })).toEqual([two]);
    expect(await ids({ preparer_id: preparers[0].id })).toEqual([one]);
    expect(await ids({ preparer_id: preparers[1].id })).toEqual([]);
    const open = await api.call(unassigned, { query: { search: 'sorted' }, token: admin.token });
    expect(open.body.map(({ id }) => id)).toEqual([two]);
    const [{ assigned_preparer } = { assigned_preparer: null }] = (await find({ search: 'sorted', status: 'assigned' }))
      .body;
    expect(assigned_preparer).toMatchObject({ id: preparers[0].id, code: preparers[0].preparer_code });
  });

  it('sorts by creation date across pages, for small and large results', async () => {
    for (const [name, count] of [
      ['Newcomer', 7],
      ['Multitude', 1203],
    ] as const) {
      const made = await newClients(name, count);
      // Three clients per day, so that a page may end between clients created at the same moment.
      await api.query(
        `UPDATE users SET created_at = timestamptz '2020-01-01' + (place / 3) * interval '1 day'
         FROM (SELECT id AS of, row_number() OVER (ORDER BY random()) AS place FROM users WHERE id = ANY($1)) placed
         WHERE id = placed.of`,
        [made],
      );
      for (const sort of ['since', 'since_descending'] as const) {
        const rows: AdminClientRow[] = [];
        for (let cursor: string | undefined; rows.length < count;) {
          const limit = Math.ceil(count / 3);
          const page = await find({ search: name, sort, limit, ...(cursor ? { cursor } : {}) });
          rows.push(...page.body);
          cursor = /cursor=([^&>]+)/.exec(String(page.headers.link))?.[1];
          if (!cursor) break;
        }
        const moments = rows.map(({ created_at, id }) => created_at + id);
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
        expect(moments).toEqual(sort === 'since' ? moments.toSorted() : moments.toSorted().toReversed());
      }
    }
  });

  it('applies the same search to small and large results', async () => {
    await newClients('Throng', 1200);
    const many = await find({ search: 'throng', limit: 10 });
    const totalHeaders = ({ headers }: { headers: Record<string, unknown> }) => [
      headers['x-total-count'],
      headers['x-total-count-relation'],
    ];
    expect([...totalHeaders(many), many.body.length]).toEqual(['1000', 'at-least', 10]);
    expect(totalHeaders(await find({ search: 'throng', limit: 10, count: 'exact' }))).toEqual(['1200', undefined]);
    expect((await find({ search: 'throng', count: 'roughly' as 'exact' })).status).toBe(400);
    const none = await find({ search: 'throng', status: 'assigned' });
    expect(none.headers['x-total-count']).toBe('0');
  });
});

describe('GET /admin/clients/{clientId}/preferences', () => {
  const read = (clientId: string, token = admin.token) =>
    api.call(adminClientEndpoints.preferences, { params: { clientId }, token });

  it('returns 401 to anonymous callers and 403 to non-admins, including the client and their preparer', async () => {
    await assign(client.id, 0);
    expect((await read(client.id, '')).status).toBe(401);
    for (const { token } of [client, ...preparers]) expect((await read(client.id, token)).status).toBe(403);
  });

  it("returns 404 for an id that is not a client's", async () => {
    for (const id of [preparers[0].id, admin.id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await read(id)).status).toBe(404);
  });

  it("returns the client's preferences unedited, newest first, and audits the access", async () => {
    const asking = await api.people.client();
    expect((await read(asking.id)).body).toEqual([]);
    for (const questions of ['Do I owe anything?', 'We moved in May.'])
      await api.call(preferencesEndpoints.create, {
        body: { submitted_via: 'general_intake_form', questions, urgent: true },
        token: asking.token,
      });
    const { body, headers } = await read(asking.id);
    expect(body.map(({ questions, urgent }) => [questions, urgent])).toEqual([
      ['We moved in May.', true],
      ['Do I owe anything?', true],
    ]);
    expect(headers['cache-control']).toContain('no-store');
    const recorded = await api.query(
      `SELECT actor_id, details FROM audit_log WHERE action = 'client.preferences' AND object_id = $1`,
      [asking.id],
    );
    expect(recorded).toHaveLength(2);
    expect(JSON.stringify(recorded)).not.toContain('owe');
  });
});
