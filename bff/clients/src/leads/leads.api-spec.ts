import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { LeadsRepository } from '@portal/bff-office/preferences/leads.repository';
import { EventsRepository } from '@portal/bff-platform/events/events.repository';
import { startApi, type Api } from '../../testing/api';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

const { list, assign } = leadEndpoints;
const preferences = { submitted_via: 'general_intake_form', urgent: true, questions: 'Do I owe anything?' } as const;
const newLead = async (more: Record<string, unknown>) =>
  (await api.call(preferencesEndpoints.create, { body: { ...preferences, ...more } })).body.id;
const found = async (search: string) => (await api.call(list, { query: { search }, token: admin.token })).body;
const give = (id: string, to = preparer.id, token = admin.token) =>
  api.call(assign, { params: { id }, body: { preparer_id: to }, token });

describe('lead', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    const id = await newLead({ first_name: 'Guarded' });
    expect((await api.call(list)).status).toBe(401);
    expect((await api.call(assign, { params: { id }, body: { preparer_id: preparer.id } })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer]) {
      expect((await api.call(list, { token })).status).toBe(403);
      expect((await give(id, preparer.id, token)).status).toBe(403);
    }
  });

  it('is listed only if it has no account, with contact details and requests', async () => {
    const { token } = await api.people.client();
    await api.call(preferencesEndpoints.create, { body: { ...preferences, questions: 'Of a client' }, token });
    const contact = { first_name: 'Lena', last_name: 'Lead', email: 'Lena@Example.com', phone: '313-555-0142' };
    const id = await newLead({ ...contact, preferred_office: 'Main' });
    expect(await found('LENA lead')).toEqual([
      expect.objectContaining({
        ...contact,
        id,
        urgent: true,
        questions: 'Do I owe anything?',
        preferred_office: 'Main',
      }),
    ]);
    const all = await api.call(list, { token: admin.token });
    expect(all.body.filter(({ questions }) => questions === 'Of a client')).toEqual([]);
  });

  it('is listed by date, newest first by default', async () => {
    const ids = [];
    for (const first_name of ['Sorted One', 'Sorted Two', 'Sorted Three']) ids.push(await newLead({ first_name }));
    const inOrder = async (query: object) => {
      const { body } = await api.call(list, { query: { search: 'sorted', ...query }, token: admin.token });
      return body.map(({ id }) => id);
    };
    expect(await inOrder({ sort: 'when' })).toEqual(ids);
    for (const query of [{}, { sort: 'when_descending' }]) expect(await inOrder(query)).toEqual(ids.toReversed());
    const { status, problem } = await api.call(list, { query: { sort: 'name' }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'sort']);
  });

  it('returns 404 for an unknown lead or a person who is not an approved preparer', async () => {
    const id = await newLead({ first_name: 'Waits' });
    const pending = await api.people.preparer({ status: 'pending' });
    for (const to of [pending.id, admin.id]) expect((await give(id, to)).status).toBe(404);
    expect((await give('01900000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await give(id, 'x')).problem.errors?.[0]?.field).toBe('preparer_id');
    expect((await found('Waits'))[0]).toMatchObject({ preparer_id: null });
  });

  it('is handed over by a message with its contact details if it has no account', async () => {
    const id = await newLead({ first_name: 'Hanna', last_name: 'Over', phone: '313-555-0177' });
    const { status, body } = await give(id);
    expect([status, body]).toMatchObject([200, { preparer_id: preparer.id, client_id: null }]);
    const thread = await api.call(messageEndpoints.conversation, {
      params: { userId: admin.id },
      token: preparer.token,
    });
    const [last] = thread.body.slice(-1);
    expect(last?.content).toBe(
      'Please contact Hanna Over soon: 313-555-0177. They requested urgent help through the general intake.' +
        '\n\nDo I owe anything?',
    );
    const open = await api.call(list, { query: { status: 'open' }, token: admin.token });
    expect(open.body.map((lead) => lead.id)).not.toContain(id);
    const audit = await api.query(`SELECT actor_id FROM audit_log WHERE action = 'lead.assign' AND object_id = $1`, [
      id,
    ]);
    expect(audit).toEqual([{ actor_id: admin.id }]);
  });

  it('is assigned to the preparer, with a history row, if it has an account by now', async () => {
    const client = await api.people.client();
    const id = await newLead({ first_name: 'Known', email: client.email.toUpperCase() });
    expect((await found('Known'))[0]).toMatchObject({ client_id: client.id, preparer_id: null });
    expect((await give(id)).body).toMatchObject({ client_id: client.id, preparer_id: preparer.id });
    const history = await api.query('SELECT to_preparer_id, reason FROM assignment_history WHERE client_id = $1', [
      client.id,
    ]);
    expect(history).toEqual([{ to_preparer_id: preparer.id, reason: 'Assigned from a general intake' }]);
    const thread = await api.call(messageEndpoints.conversation, {
      params: { userId: admin.id },
      token: preparer.token,
    });
    expect(thread.body.at(-1)?.content).toContain('Please contact Known soon');
    expect(thread.body.at(-1)?.content).toContain('Do I owe anything?');
  });
});

describe('lead handover', () => {
  const contentsFrom = async (sender: Person, to: Person) => {
    const { status, body } = await api.call(messageEndpoints.conversation, {
      params: { userId: sender.id },
      token: to.token,
    });
    // Admins become contacts only by writing a message.
    return status === 404 ? [] : body.map(({ content }) => content);
  };
  const stateOf = async (id: string, client: Person, to: Person) => ({
    assigned: await api.query('SELECT preparer_id FROM assignments WHERE client_id = $1', [client.id]),
    history: await api.query('SELECT to_preparer_id FROM assignment_history WHERE client_id = $1', [client.id]),
    messages: await contentsFrom(admin, to),
    lead: await api.query('SELECT preparer_id FROM client_preferences WHERE id = $1', [id]),
    audit: await api.query(
      `SELECT action FROM audit_log WHERE action IN ('lead.assign', 'client.assign') AND object_id IN ($1, $2)
       ORDER BY action`,
      [id, client.id],
    ),
  });
  const make = async () => {
    const [client, to] = [await api.people.client(), await api.people.preparer()];
    return { client, to, id: await newLead({ first_name: 'Whole', email: client.email }) };
  };
  const handedOver = (to: Person) => ({
    assigned: [{ preparer_id: to.id }],
    history: [{ to_preparer_id: to.id }],
    messages: [expect.stringContaining('Please contact Whole soon')],
    lead: [{ preparer_id: to.id }],
    audit: [{ action: 'client.assign' }, { action: 'lead.assign' }],
  });
  const nothing = { assigned: [], history: [], messages: [], lead: [{ preparer_id: null }], audit: [] };

  it('rolls back when the connection is killed halfway, and succeeds on retry', async () => {
    const { client, to, id } = await make();
    const killed = jest.spyOn(api.get(LeadsRepository), 'assign').mockImplementationOnce(async (transaction) => {
      await transaction.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    const key = { 'idempotency-key': 'killed-in-the-middle' };
    const send = () =>
      api.call(assign, { params: { id }, body: { preparer_id: to.id }, token: admin.token, headers: key });
    expect((await send()).status).toBeGreaterThanOrEqual(500);
    expect(killed).toHaveBeenCalledTimes(1);
    expect(await stateOf(id, client, to)).toEqual(nothing);
    expect((await send()).status).toBe(200);
    expect(await stateOf(id, client, to)).toEqual(handedOver(to));
  });

  it('rolls back when the message cannot be stored', async () => {
    const { client, to, id } = await make();
    jest.spyOn(api.get(EventsRepository), 'insert').mockRejectedValueOnce(new Error('no more events'));
    expect((await give(id, to.id)).status).toBe(500);
    expect(await stateOf(id, client, to)).toEqual(nothing);
  });

  it.each([
    ['with one Idempotency-Key', { 'idempotency-key': 'twenty-of-one-handover' }],
    ['without a key', {}],
  ])('is handed over once by 20 parallel identical requests %s', async (_name, headers) => {
    const { client, to, id } = await make();
    const sent = { params: { id }, body: { preparer_id: to.id }, token: admin.token, headers };
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(assign, sent)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stateOf(id, client, to)).toEqual(handedOver(to));
  });

  it('is exempt from the message rate limit', async () => {
    const { client, to, id } = await make();
    const key = `message:user:${admin.id}`;
    await api.query('DELETE FROM rate_limits WHERE key = $1', [key]);
    await api.make.rateLimit({ key, attempts: 60, blocked_until: inMinutes(1) });
    expect((await give(id, to.id)).status).toBe(200);
    expect(await stateOf(id, client, to)).toEqual(handedOver(to));
  });

  it('moves the lead to another preparer when repeated for that preparer', async () => {
    const { client, to, id } = await make();
    await give(id, to.id);
    const next = await api.people.preparer();
    expect((await give(id, next.id)).body).toMatchObject({ preparer_id: next.id });
    expect(await contentsFrom(admin, next)).toEqual([expect.stringContaining('Please contact Whole soon')]);
    expect((await stateOf(id, client, next)).assigned).toEqual([{ preparer_id: next.id }]);
  });
});
