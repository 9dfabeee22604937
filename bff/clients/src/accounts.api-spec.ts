import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminAccountEndpoints, listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { auditEndpoints } from '@portal/domain/audit/audit.endpoints';
import type { Role } from '@portal/domain/contract/access-policy';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { startApi, type Api } from '../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let replica: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  replica = await startApi({}, api.url);
  admin = await api.people.admin({ first_name: 'Ada', last_name: 'Admin' });
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});
beforeEach(() => api.query('DELETE FROM rate_limits'));

const { list, close, reopen } = adminAccountEndpoints;
const { login, me, refresh, resetPassword } = accountEndpoints;
const nobodys = '01900000-0000-7000-8000-000000000000';
const everyRole = ['client', 'preparer', 'admin'] as const;
const closeAccount = (id: string, body: Record<string, unknown> = {}, token = admin.token) =>
  api.call(close, { params: { id }, body, token });
const reopenAccount = (id: string, token = admin.token) => api.call(reopen, { params: { id }, token });
const listOf = (role: Role, query: Record<string, string | number> = {}) =>
  api.call(list, { query: { role, ...query }, token: admin.token });
const signIn = ({ email, password, pin }: Person, secret = password) =>
  api.call(login, { body: { email, password: secret, ...(pin ? { pin } : {}) } });
const auditOf = (id: string) =>
  api.query<{ action: string; actor_id: string }>(
    `SELECT action, actor_id FROM audit_log WHERE object_id = $1 AND action IN ('account.disable', 'account.reopen')
     ORDER BY id`,
    [id],
  );

describe('GET /admin/users', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await api.call(list, { query: { role: 'client' } })).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(list, { query: { role: 'client' }, token })).status).toBe(403);
  });

  it.each([
    ['role', { role: 'owner' }],
    ['office_id', { role: 'client', office_id: 'main' }],
    ['sort', { role: 'admin', sort: 'clients' }],
    ['status', { role: 'client', status: 'gone' }],
  ])('returns 400 naming %s for %j', async (field, query) => {
    const { status, problem } = await api.call(list, { query, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  it.each(everyRole)('lists %s accounts with the fields of a user and no secrets', async (role) => {
    const person = await api.people[role]({ last_name: `Listed ${role}` });
    const { status, body } = await listOf(role, { search: `listed ${role}` });
    expect([status, body.map(({ id }) => id)]).toEqual([200, [person.id]]);
    // Specification part 1, section 3: "id, email, first_name, last_name, phone (optional), role, created_at".
    expect(body[0]).toMatchObject({ email: person.email, phone: null, role, status: 'active', closed_at: null });
    expect(body[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.stringify(body)).not.toMatch(/hash|ssn|birth|account_number|routing|totp/);
    if (role === 'preparer') expect(body[0]).toMatchObject({ preparer_code: person.preparer_code, clients_count: 0 });
  });

  it('lists preparers by default', async () => {
    const preparer = await api.people.preparer();
    const { body } = await api.call(list, { query: { search: preparer.email }, token: admin.token });
    expect(body).toMatchObject([{ id: preparer.id, role: 'preparer' }]);
  });

  it('supports pagination, searches by name and email address, sorts by name, and omits deleted accounts', async () => {
    const made = [];
    for (const first_name of ['Anna', 'Bert', 'Cleo'])
      made.push((await api.people.client({ first_name, last_name: 'Pagewise' })).id);
    const gone = await api.people.client({ first_name: 'Dora', last_name: 'Pagewise' });
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const first = await listOf('client', { search: 'pagewise', limit: 2 });
    expect([first.body.map(({ id }) => id), first.headers['x-total-count']]).toEqual([made.slice(0, 2), '3']);
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
    const next = await listOf('client', { search: 'pagewise', limit: 2, cursor });
    expect(next.body.map(({ id }) => id)).toEqual(made.slice(2));
    const descending = await listOf('client', { search: 'pagewise', sort: 'name_descending' });
    expect(descending.body.map(({ id }) => id)).toEqual(made.toReversed());
  });
});

describe.each([
  ['POST /admin/users/{id}/close', close],
  ['POST /admin/users/{id}/reopen', reopen],
])('%s', (_name, call) => {
  it('returns 401 to anonymous callers, 403 to non-admins, and 404 for an unknown, malformed or deleted id', async () => {
    const { id } = await api.people.client();
    expect((await api.call(call, { params: { id }, body: {} })).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(call, { params: { id }, body: {}, token })).status).toBe(403);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
    for (const absent of [nobodys, 'no-id', id])
      expect((await api.call(call, { params: { id: absent }, body: {}, token: admin.token })).status).toBe(404);
  });
});

describe('closing an account', () => {
  it('returns 400 for a reason longer than 500 characters', async () => {
    const { id } = await api.people.client();
    const { status, problem } = await closeAccount(id, { reason: 'x'.repeat(501) });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'reason']);
  });

  it('returns 409 for a preparer who is pending approval', async () => {
    const { id } = await api.people.preparer({ status: 'pending' });
    const { status, problem } = await closeAccount(id);
    expect([status, problem.detail]).toEqual([
      409,
      'This account is waiting for approval. Approve or reject it instead.',
    ]);
  });

  it.each(everyRole)(
    'revokes all access immediately and on every replica, and keeps the records of the account: %s',
    async (role) => {
      const person = await api.people[role]();
      const { cookies, body } = await signIn(person);
      const link = await api.make.resetLink(person.id);
      expect((await replica.call(me, { token: body.access_token })).status).toBe(200);
      const closed = await closeAccount(person.id, { reason: ' Moved to another office ' });
      expect([closed.status, closed.body]).toMatchObject([
        200,
        { id: person.id, role, status: 'disabled', closed_reason: 'Moved to another office' },
      ]);
      expect(closed.body.closed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
      for (const each of [replica, api]) expect((await each.call(me, { token: body.access_token })).status).toBe(401);
      expect((await replica.call(refresh, { cookies: { portal_refresh: cookies.portal_refresh ?? '' } })).status).toBe(
        401,
      );
      const reset = { token: link, password: canaries.otherPassword };
      expect((await api.call(resetPassword, { body: reset })).status).toBe(400);
      expect(await api.query('SELECT id FROM known_devices WHERE user_id = $1', [person.id])).toEqual([]);
      expect(await api.query('SELECT email FROM users WHERE id = $1', [person.id])).toEqual([{ email: person.email }]);
    },
  );

  it('makes sign-in reject the correct password like a wrong one', async () => {
    const person = await api.people.client();
    await closeAccount(person.id);
    const [right, wrong] = [await signIn(person), await signIn(person, 'a wrong guess')];
    expect([right.status, wrong.status]).toEqual([401, 401]);
    const { request_id: _right, ...answer } = right.problem;
    expect(wrong.problem).toMatchObject(answer);
  });

  it("writes a single audit entry with the person's name if the account is closed repeatedly", async () => {
    const person = await api.people.client({ first_name: 'Clara', last_name: 'Closed' });
    for (let twice = 0; twice < 2; twice += 1) expect((await closeAccount(person.id)).status).toBe(200);
    for (let twice = 0; twice < 2; twice += 1) expect((await reopenAccount(person.id)).status).toBe(200);
    expect(await auditOf(person.id)).toEqual([
      { action: 'account.disable', actor_id: admin.id },
      { action: 'account.reopen', actor_id: admin.id },
    ]);
    const { body } = await api.call(auditEndpoints.list, { query: { object_id: person.id }, token: admin.token });
    expect(body.filter(({ action }) => action.startsWith('account.'))).toMatchObject([
      { object_name: 'Clara Closed', actor_name: 'Ada Admin' },
      { object_name: 'Clara Closed', actor_name: 'Ada Admin' },
    ]);
  });

  it('cancels queued emails about unread messages', async () => {
    const person = await api.people.client();
    await api.make.mail({ kind: 'message_waiting', recipient: person.email });
    await closeAccount(person.id);
    expect(await api.query('SELECT id FROM mails WHERE recipient = $1', [person.email])).toEqual([]);
  });

  it('shows the closed preparer to their clients as unavailable until the account is reopened', async () => {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await api.make.assign(client, preparer);
    const seen = async () => (await api.call(assignmentEndpoints.mine, { token: client.token })).body;
    await closeAccount(preparer.id);
    expect(await seen()).toMatchObject({ id: preparer.id, available: false });
    await reopenAccount(preparer.id);
    expect(await seen()).toMatchObject({ id: preparer.id, available: true });
  });

  it('removes a client from the client lists and their counts', async () => {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await api.make.assign(client, preparer);
    const numbers = async () => {
      const query = { preparer_id: preparer.id };
      const { body, headers } = await api.call(adminClientEndpoints.list, { query, token: admin.token });
      const found = await api.call(listAdminPreparers, { query: { search: preparer.email }, token: admin.token });
      return [body.length, Number(headers['x-total-count']), found.body[0]?.clients_count];
    };
    expect(await numbers()).toEqual([1, 1, 1]);
    await closeAccount(client.id);
    expect(await numbers()).toEqual([0, 0, 0]);
    const closed = await listOf('client', { status: 'disabled', search: client.email });
    expect(closed.body.map(({ id }) => id)).toEqual([client.id]);
    await reopenAccount(client.id);
    expect(await numbers()).toEqual([1, 1, 1]);
  });
});

describe('reopening an account', () => {
  it.each(everyRole)('allows sign-in with the old password, but does not restore old sessions: %s', async (role) => {
    const person = await api.people[role]();
    await closeAccount(person.id, { reason: 'By mistake' });
    const { status, body } = await reopenAccount(person.id);
    expect([status, body]).toMatchObject([200, { status: 'active', closed_at: null, closed_reason: null }]);
    expect((await api.call(me, { token: person.token })).status).toBe(401);
    expect((await signIn(person)).status).toBe(200);
  });

  it('leaves a client unassigned if their preparer was deleted in the meantime', async () => {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await api.make.assign(client, preparer);
    await closeAccount(client.id);
    const gone = await api.call(adminPreparerEndpoints.remove, { params: { id: preparer.id }, token: admin.token });
    expect(gone.status).toBe(204);
    await reopenAccount(client.id);
    const query = { search: client.email };
    const { body } = await api.call(adminClientEndpoints.unassigned, { query, token: admin.token });
    expect(body.map(({ id }) => id)).toEqual([client.id]);
  });
});

describe('last admin', () => {
  let office: Api;
  beforeAll(async () => {
    office = await startApi();
  });
  afterAll(() => office.stop());
  const openAdmins = () => office.query(`SELECT id FROM users WHERE role = 'admin' AND status = 'active'`);
  const closeBy = (by: Person, id: string) => office.call(close, { params: { id }, body: {}, token: by.token });

  it('cannot be closed, not even by themselves', async () => {
    const [one, other] = [await office.people.admin(), await office.people.admin()];
    expect((await closeBy(one, other.id)).status).toBe(200);
    const { status, problem } = await closeBy(one, one.id);
    expect([status, problem.detail]).toEqual([
      409,
      'This is the last active admin account. Reopen or create another one first.',
    ]);
    await office.call(reopen, { params: { id: other.id }, token: one.token });
    expect((await closeBy(one, one.id)).status).toBe(200);
    await office.query(`UPDATE users SET status = 'disabled'`);
  });

  it('cannot be closed when the only other admin is a demo account and DEMO is off', async () => {
    const [one, demo] = [await office.people.admin(), await office.people.admin()];
    await office.query('UPDATE users SET demo = true WHERE id = $1', [demo.id]);
    expect((await closeBy(one, one.id)).status).toBe(409);
    await office.query(`UPDATE users SET status = 'disabled'`);
  });

  it('keeps one open admin if two admins close each other simultaneously', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await office.people.admin(), await office.people.admin()];
      const answers = await Promise.all([closeBy(one, other.id), closeBy(other, one.id)]);
      expect(await openAdmins()).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await office.query(`UPDATE users SET status = 'disabled'`);
    }
  });
});
