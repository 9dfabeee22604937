import type { AdminClientsQuery, BulkAssignMatching } from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';

let api: Api;
let admin: Person;
let client: Person;
let preparers: readonly [Person, Person];
beforeAll(async () => {
  api = await startApi();
  [admin, client] = [await api.people.admin(), await api.people.client()];
  preparers = [await api.people.preparer(), await api.people.preparer()];
});
afterAll(() => api.stop());

/** Clients that nobody signs in as, all of one last name. */
const newClients = async (last_name: string, count: number): Promise<string[]> => {
  // No single statement shall take so long that the database breaks it off.
  if (count > 1000) return [...(await newClients(last_name, 1000)), ...(await newClients(last_name, count - 1000))];
  const rows = await api.query<{ id: string }>(
    `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
     SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'Bulk', $1, 'client', 'active', ''
     FROM generate_series(1, $2) RETURNING id`,
    [last_name, count],
  );
  return rows.map(({ id }) => id);
};
const { list, unassigned, byOffice, bulkAssignMatching } = adminClientEndpoints;
const find = (query: AdminClientsQuery & { limit?: number }, token = admin.token) => api.call(list, { query, token });
const assignAll = (body: Partial<BulkAssignMatching>, token = admin.token) =>
  api.call(bulkAssignMatching, {
    body: { status: 'unassigned', preparer_id: preparers[0].id, expected_count: 1, ...body },
    token,
  });
const assign = (client_id: string, at: 0 | 1) =>
  api.call(assignmentEndpoints.bulkAssign, {
    body: { client_ids: [client_id], preparer_id: preparers[at].id },
    token: admin.token,
  });

describe('GET /admin/clients and /admin/unassigned-clients', () => {
  it('refuse everybody but an admin', async () => {
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
  ])('refuses what is no %s, and names it', async (field, query) => {
    const { status, problem } = await find(query as never);
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('show a client without anything that is nobody’s business', async () => {
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

  it('show what a client asked for last in the general intake, and none of their words', async () => {
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

  it('show the clients of an office, the newest ones with it and all of them in a list', async () => {
    const one = await api.people.client();
    await assign(one.id, 0);
    await api.query(
      `INSERT INTO offices (id, name, address, city, state, zip_code, phone, email)
       VALUES ('north', 'North', 'A', 'B', 'MI', '48226', '313-555-0100', 'a@example.com'),
              ('south', 'South', 'A', 'B', 'MI', '48226', '313-555-0100', 'a@example.com')`,
    );
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

  it('tell assigned and unassigned clients apart, and whose they are', async () => {
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

  it('find few and many alike', async () => {
    await newClients('Throng', 1200);
    const many = await find({ search: 'throng', limit: 10 });
    const said = ({ headers }: { headers: Record<string, unknown> }) => [
      headers['x-total-count'],
      headers['x-total-count-relation'],
    ];
    expect([...said(many), many.body.length]).toEqual(['1000', 'at-least', 10]);
    expect(said(await find({ search: 'throng', limit: 10, count: 'exact' }))).toEqual(['1200', undefined]);
    expect((await find({ search: 'throng', count: 'roughly' as 'exact' })).status).toBe(400);
    const none = await find({ search: 'throng', status: 'assigned' });
    expect(none.headers['x-total-count']).toBe('0');
  });
});

describe('GET /admin/clients/{clientId}/preferences', () => {
  const read = (clientId: string, token = admin.token) =>
    api.call(adminClientEndpoints.preferences, { params: { clientId }, token });

  it('refuses everybody but an admin, the client and their preparer among them', async () => {
    await assign(client.id, 0);
    expect((await read(client.id, '')).status).toBe(401);
    for (const { token } of [client, ...preparers]) expect((await read(client.id, token)).status).toBe(403);
  });

  it('knows nobody who is no client', async () => {
    for (const id of [preparers[0].id, admin.id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await read(id)).status).toBe(404);
  });

  it('says what a client asked in their own words, newest first, and that it was read is recorded', async () => {
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

describe('POST /admin/bulk-assign-matching', () => {
  it('refuses everybody but an admin', async () => {
    expect((await api.call(bulkAssignMatching, { body: {} as BulkAssignMatching })).status).toBe(401);
    for (const { token } of [client, preparers[0]]) expect((await assignAll({}, token)).status).toBe(403);
  });

  it.each([
    ['preparer_id', { preparer_id: '' }],
    ['status', { status: 'gone' }],
    ['expected_count', { expected_count: 0 }],
    ['expected_count', { expected_count: 10_001 }],
    ['reason', { reason: 'x'.repeat(501) }],
  ])('refuses what is no %s', async (field, body) => {
    const { status, problem } = await assignAll(body as never);
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('asks for clients and a preparer in the words of the specification', async () => {
    const { problem } = await assignAll({ preparer_id: '' });
    expect(problem.errors?.[0]?.detail).toBe('Please select clients and a preparer');
  });

  it('refuses a preparer who is none, and changes nothing', async () => {
    const [id = ''] = await newClients('Lonely', 1);
    expect((await assignAll({ search: 'lonely', preparer_id: admin.id })).status).toBe(404);
    expect((await find({ search: 'lonely' })).body).toMatchObject([{ id, assigned_preparer: null }]);
  });

  it('is a conflict when other clients match than the admin was told of, and changes nothing', async () => {
    await newClients('Moving', 3);
    const late = await assignAll({ search: 'moving', expected_count: 2 });
    expect([late.status, late.problem.detail]).toEqual([409, 'Your search finds 3 clients now, not 2.']);
    expect((await find({ search: 'moving', status: 'assigned' })).body).toEqual([]);
  });

  it('refuses more than 10,000', async () => {
    await newClients('Multitude', 10_001);
    const { status, problem } = await assignAll({ search: 'multitude', expected_count: 10_000 });
    expect([status, problem.detail]).toEqual([409, 'More than 10,000 clients match. Please narrow your search.']);
  });

  it('assigns all that the search finds, also beyond the first page, each with a row of history', async () => {
    const ids = await newClients('Everyone', 250);
    const [first = ''] = ids;
    await assign(first, 1);
    const answer = await assignAll({ search: 'everyone', expected_count: 249, reason: 'New office' });
    expect(answer).toMatchObject({ status: 200, body: { changed: 249 } });
    const rows = await api.query<{ via: string; reason: string | null; rows: number }>(
      'SELECT via, reason, count(*) AS rows FROM assignment_history WHERE client_id = ANY($1) AND reason IS NOT NULL GROUP BY 1, 2',
      [ids],
    );
    expect(rows).toEqual([{ via: 'admin_bulk', reason: 'New office', rows: 249 }]);
    // Whoever was not among the unassigned stays where they are.
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
});
