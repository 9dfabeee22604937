import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries } from '../../../testing/canaries';
import type { Person } from '../../../testing/people';
import { nobodys, preparerCalls } from './testing/office-preparers';

let api: Api;
let admin: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
beforeEach(async () => {
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

const { list, assignToOffice, remove, reject } = adminPreparerEndpoints;
const { register, me } = accountEndpoints;
const { change, readOne, newOffice, assign, auditOf, mailsTo } = preparerCalls(() => ({ api, admin, preparer }));

describe('GET /admin/users?role=preparer', () => {
  it('refuses everybody but an admin, and roles it does not list', async () => {
    expect((await api.call(list)).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await api.call(list, { token })).status).toBe(403);
    const { status, problem } = await api.call(list, { query: { role: 'client' }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'role']);
  });

  it('shows who waits and how many clients each has, and nobody who is gone', async () => {
    const [pending, gone] = [await api.people.preparer({ status: 'pending' }), await api.people.preparer()];
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const [client, former] = [await api.people.client(), await api.people.client()];
    await assign(client, preparer);
    await assign(former, preparer);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [former.id]);
    expect(await readOne(preparer)).toMatchObject({ status: 'active', clients_count: 1, version: 1 });
    expect(await readOne(pending)).toMatchObject({ status: 'pending', clients_count: 0 });
    expect(await readOne(gone)).toBeUndefined();
    const waiting = await api.call(list, { query: { status: 'pending' }, token: admin.token });
    expect(new Set(waiting.body.map(({ status }) => status))).toEqual(new Set(['pending']));
  });

  it('is searched by first name, last name and e-mail in any case, and by office', async () => {
    await change({ first_name: 'Quentin', last_name: 'Ürgüp' });
    for (const search of ['QUENT', 'ürgüp', preparer.email.toUpperCase()]) {
      const { body } = await api.call(list, { query: { search }, token: admin.token });
      expect(body.map(({ id }) => id)).toEqual([preparer.id]);
    }
    expect((await api.call(list, { query: { search: '%' }, token: admin.token })).body).toEqual([]);
    const office_id = await newOffice('Searched');
    await api.call(assignToOffice, { query: { preparer_id: preparer.id, office_id }, token: admin.token });
    const there = await api.call(list, { query: { office_id }, token: admin.token });
    expect(there.body.map(({ id, office_name }) => [id, office_name])).toEqual([[preparer.id, 'Searched']]);
    const nowhere = await api.call(list, { query: { office_id: 'none' }, token: admin.token });
    expect(nowhere.body.filter(({ office_id: id }) => id !== null)).toEqual([]);
    expect(nowhere.body.length).toBeGreaterThan(0);
  });

  it('never carries a hash, a PIN or when somebody signed in', async () => {
    const row = await readOne(preparer);
    expect(Object.keys(row ?? {}).filter((key) => /hash|pin|secret|login|locale/.test(key))).toEqual([]);
  });
});

describe('an added preparer', () => {
  it('is approved, starts with the default specialties, and has to choose a password', async () => {
    const body = { email: 'added@example.com', password: canaries.password, first_name: 'Ada', last_name: 'Added' };
    const made = await api.call(register, { body: { ...body, role: 'preparer' }, token: admin.token });
    expect(made).toMatchObject({ status: 201, body: { pin: expect.stringMatching(/^\d{4}$/) } });
    const { body: found } = await api.call(list, { query: { search: 'added@' }, token: admin.token });
    expect(found).toMatchObject([
      {
        status: 'active',
        must_change_password: true,
        specialties: ['Individual Returns', 'Business Tax', 'Tax Planning'],
      },
    ]);
  });
});

describe('DELETE /admin/delete-preparer/{id}', () => {
  const drop = (id: string, token = admin.token) => api.call(remove, { params: { id }, token });

  it('refuses everybody but an admin, and whoever is no preparer', async () => {
    expect((await api.call(remove, { params: { id: preparer.id } })).status).toBe(401);
    const client = await api.people.client();
    for (const { token } of [client, preparer]) expect((await drop(preparer.id, token)).status).toBe(403);
    for (const id of [nobodys, 'no-id', client.id, admin.id]) expect((await drop(id)).status).toBe(404);
  });

  it('refuses one who still has assigned clients, and changes nothing', async () => {
    await assign(await api.people.client(), preparer);
    const { status, problem } = await drop(preparer.id);
    expect([status, problem.code]).toEqual([409, 'still_has_clients']);
    expect(problem.detail).toBe('Cannot delete a preparer who still has assigned clients');
    expect((await api.call(me, { token: preparer.token })).status).toBe(200);
  });

  it('takes them out at once: out of every list, reachable by no code, signed out; the address is free again', async () => {
    await api.query('UPDATE preparer_profiles SET featured_rank = 7 WHERE user_id = $1', [preparer.id]);
    expect((await drop(preparer.id)).status).toBe(204);
    expect((await drop(preparer.id)).status).toBe(404);
    expect((await api.call(me, { token: preparer.token })).status).toBe(401);
    expect(await readOne(preparer)).toBeUndefined();
    const info = await api.call(preparerEndpoints.info, { params: { preparer_code: preparer.preparer_code ?? '' } });
    expect(info.status).toBe(404);
    expect(await auditOf(preparer.id)).toMatchObject([{ action: 'preparer.delete', actor_id: admin.id }]);
    expect((await api.people.preparer({ email: preparer.email })).id).not.toBe(preparer.id);
    const other = await api.people.preparer();
    await api.query('UPDATE preparer_profiles SET featured_rank = 7 WHERE user_id = $1', [other.id]);
  });
});

describe('POST /admin/preparers/{id}/reject', () => {
  const turnDown = (id: string, token = admin.token) => api.call(reject, { params: { id }, token });

  it('refuses everybody but an admin, whoever is no preparer, and one who is approved', async () => {
    expect((await api.call(reject, { params: { id: preparer.id } })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await turnDown(preparer.id, token)).status).toBe(403);
    expect((await turnDown(nobodys)).status).toBe(404);
    const { status, problem } = await turnDown(preparer.id);
    expect([status, problem.detail]).toEqual([409, 'This account does not wait for approval any more.']);
  });

  it('closes the account, tells its owner, and is written down', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await turnDown(pending.id)).status).toBe(204);
    expect((await api.call(me, { token: pending.token })).status).toBe(401);
    expect(await mailsTo(pending.email)).toEqual([{ kind: 'account_rejected' }]);
    expect(await auditOf(pending.id)).toMatchObject([{ action: 'preparer.reject', actor_id: admin.id }]);
  });
});
