import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let replica: Api;
let admin: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  replica = await startApi({}, api.url);
  admin = await api.people.admin();
});
beforeEach(async () => {
  preparer = await api.people.preparer();
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const { assignToOffice, update, remove, reject } = adminPreparerEndpoints;
const list = listAdminPreparers;
const { register, me } = accountEndpoints;
const nobodys = '01900000-0000-7000-8000-000000000000';
const named = (email: string) => ({ first_name: 'Ann', last_name: 'Adams', email });
const change = (body: Record<string, unknown>, token = admin.token, id = preparer.id) =>
  api.call(update, { params: { id }, body: { ...named(preparer.email), ...body }, token });
const readOne = async ({ email }: Person) =>
  (await api.call(list, { query: { role: 'preparer', search: email }, token: admin.token })).body[0];
const newOffice = async (name: string) => {
  const address = { address: '1 Main Street', city: 'Detroit', state: 'MI', zip_code: '48201' };
  const body = { name, ...address, phone: '313-555-0119', email: 'office@example.com' };
  return (await api.call(adminOfficeEndpoints.create, { body, token: admin.token })).body.id;
};
const auditOf = (id: string) =>
  api.query<{ action: string; actor_id: string; details: object }>(
    `SELECT action, actor_id, details FROM audit_log WHERE object_id = $1 AND action LIKE 'preparer.%' ORDER BY id`,
    [id],
  );
const mailsTo = (email: string) =>
  api.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at', [email]);

describe('GET /admin/users?role=preparer', () => {
  it('returns 401 to anonymous callers, 403 to non-admins, and rejects unknown roles', async () => {
    expect((await api.call(list)).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await api.call(list, { token })).status).toBe(403);
    const { status, problem } = await api.call(list, { query: { role: 'owner' }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'role']);
  });

  it('lists pending preparers and client counts, and excludes deleted preparers', async () => {
    const [pending, gone] = [await api.people.preparer({ status: 'pending' }), await api.people.preparer()];
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const [client, former] = [await api.people.client(), await api.people.client()];
    await api.make.assign(client, preparer);
    await api.make.assign(former, preparer);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [former.id]);
    expect(await readOne(preparer)).toMatchObject({ status: 'active', clients_count: 1, version: 1 });
    expect(await readOne(pending)).toMatchObject({ status: 'pending', clients_count: 0 });
    expect(await readOne(gone)).toBeUndefined();
    const waiting = await api.call(list, { query: { status: 'pending' }, token: admin.token });
    expect(new Set(waiting.body.map(({ status }) => status))).toEqual(new Set(['pending']));
  });

  it('searches by first name, last name and email address, ignoring case, and filters by office', async () => {
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

  it('sorts by name or by number of clients, in both directions and across pages', async () => {
    const office_id = await newOffice('Sorted');
    const places = [
      ['Zoe', 1],
      ['Ann', 0],
      ['Mia', 2],
    ] as const;
    for (const [last_name, clients] of places) {
      const one = await api.people.preparer({ first_name: 'Sorted', last_name });
      await api.call(assignToOffice, { query: { preparer_id: one.id, office_id }, token: admin.token });
      for (let at = 0; at < clients; at += 1) await api.make.assign(await api.people.client(), one);
    }
    const inOrder = async (sort: string) => {
      const names: string[] = [];
      for (let cursor = ''; names.length < places.length;) {
        const query = { office_id, sort, limit: 2, ...(cursor ? { cursor } : {}) };
        const { body, headers } = await api.call(list, { query, token: admin.token });
        names.push(...body.map(({ last_name }) => last_name));
        cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1] ?? '';
        if (!cursor) break;
      }
      return names;
    };
    expect(await inOrder('name')).toEqual(['Ann', 'Mia', 'Zoe']);
    expect(await inOrder('name_descending')).toEqual(['Zoe', 'Mia', 'Ann']);
    expect(await inOrder('clients')).toEqual(['Ann', 'Zoe', 'Mia']);
    expect(await inOrder('clients_descending')).toEqual(['Mia', 'Zoe', 'Ann']);
    const { status, problem } = await api.call(list, { query: { sort: 'email' }, token: admin.token });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'sort']);
  });

  it('never returns a password hash, a PIN or the last sign-in', async () => {
    const row = await readOne(preparer);
    expect(Object.keys(row ?? {}).filter((key) => /hash|pin|secret|login|locale/.test(key))).toEqual([]);
  });
});

describe('preparer added by an admin', () => {
  it('is approved, starts with the default specialties, and must choose a password', async () => {
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

describe('PUT /admin/update-preparer/{id}', () => {
  it("returns 401 to anonymous callers, 403 to non-admins, and 404 for an id that is not a preparer's", async () => {
    expect((await api.call(update, { params: { id: preparer.id }, body: named('x@example.com') })).status).toBe(401);
    const client = await api.people.client();
    for (const { token } of [client, preparer]) expect((await change({}, token)).status).toBe(403);
    for (const id of [nobodys, 'no-id', client.id, admin.id])
      expect((await change({ email: 'free@example.com' }, admin.token, id)).status).toBe(404);
  });

  it('names the invalid fields, including an unknown office', async () => {
    const wrong = { first_name: ' ', email: 'nowhere', phone: '1', bio: 'x'.repeat(2001), role: 'admin' };
    const { status, problem } = await change({ ...wrong, specialties: Array.from({ length: 31 }, String) });
    const fields = ['bio', 'email', 'first_name', 'phone', 'role', 'specialties'];
    expect([status, problem.errors?.map(({ field }) => field).sort()]).toEqual([400, fields]);
    const lost = await change({ office_id: 'nowhere' });
    expect([lost.status, lost.problem.errors]).toEqual([
      400,
      [{ field: 'office_id', detail: 'This office does not exist.' }],
    ]);
    expect(await auditOf(preparer.id)).toEqual([]);
  });

  it('rejects an email address that another account uses', async () => {
    const { status, problem } = await change({ email: admin.email.toUpperCase() });
    expect([status, problem.code, problem.errors?.[0]?.field]).toEqual([409, 'already_exists', 'email']);
    expect(problem.detail).toBe('Another account already uses this email address.');
  });

  it('rejects a stale version with 409 and changes nothing', async () => {
    expect((await change({ bio: 'First.', version: 1 })).body.version).toBe(2);
    const { status, problem } = await change({ bio: 'Second.', version: 1 });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
    expect((await readOne(preparer))?.bio).toBe('First.');
  });

  it('accepts only one of twenty simultaneous updates of the same version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => change({ bio: `Number ${at}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('keeps absent fields, clears null fields, and drops duplicate and blank specialties', async () => {
    const office_id = await newOffice('Kept');
    const specialties = [' Tax Expert ', '', 'Tax Expert', 'Business Tax'];
    const first = await change({ office_id, phone: '313-555-0177', office_location: 'Room 4', specialties });
    const kept = { office_id, office_name: 'Kept', phone: '313-555-0177', specialties: ['Tax Expert', 'Business Tax'] };
    expect(first).toMatchObject({ status: 200, body: { ...kept, office_location: 'Room 4' } });
    expect((await change({ office_location: null })).body).toMatchObject({ ...kept, office_location: null });
  });

  it('is audited with field names but no values', async () => {
    await change({ first_name: 'Otherwise', bio: 'Text that stays out.' });
    const [entry] = await auditOf(preparer.id);
    expect(entry).toEqual({
      action: 'preparer.update',
      actor_id: admin.id,
      details: { fields: 'first_name,last_name,bio' },
    });
  });

  it('notifies the old email address, but only if the address changes', async () => {
    await change({ bio: 'Nothing of the kind.' });
    expect(await mailsTo(preparer.email)).toEqual([]);
    const answer = await change({ email: 'Moved@Example.com' });
    expect(answer.body.email).toBe('moved@example.com');
    expect(await mailsTo(preparer.email)).toEqual([{ kind: 'email_changed' }]);
  });
});

describe('POST /admin/assign-preparer-to-office', () => {
  it('returns 401 to anonymous callers and 403 to non-admins, and names the invalid fields', async () => {
    const query = { preparer_id: preparer.id };
    expect((await api.call(assignToOffice, { query })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await api.call(assignToOffice, { query, token })).status).toBe(403);
    const none = await api.call(assignToOffice, { query: {}, token: admin.token });
    expect([none.status, none.problem.errors?.[0]?.field]).toEqual([400, 'preparer_id']);
    const lost = await api.call(assignToOffice, { query: { ...query, office_id: 'x' }, token: admin.token });
    expect([lost.status, lost.problem.errors?.[0]?.field]).toEqual([400, 'office_id']);
    const gone = await api.call(assignToOffice, { query: { preparer_id: nobodys }, token: admin.token });
    expect(gone.status).toBe(404);
  });

  it('moves a preparer into and out of an office, and changes nothing else', async () => {
    const office_id = await newOffice('In and Out');
    // Compare without `role`, which only the list of accounts contains.
    const { role: _role, ...before } = { role: '', ...(await readOne(preparer)) };
    const into = await api.call(assignToOffice, { query: { preparer_id: preparer.id, office_id }, token: admin.token });
    expect(into.body).toEqual({ ...before, office_id, office_name: 'In and Out', version: 2 });
    const out = await api.call(assignToOffice, {
      query: { preparer_id: preparer.id, office_id: '' },
      token: admin.token,
    });
    expect(out.body).toEqual({ ...before, version: 3 });
    expect((await auditOf(preparer.id)).map(({ details }) => details)).toEqual([
      { fields: 'office_id', office_id },
      { fields: 'office_id' },
    ]);
  });
});

describe('DELETE /admin/delete-preparer/{id}', () => {
  const drop = (id: string, token = admin.token) => api.call(remove, { params: { id }, token });

  it("returns 401 to anonymous callers, 403 to non-admins, and 404 for an id that is not a preparer's", async () => {
    expect((await api.call(remove, { params: { id: preparer.id } })).status).toBe(401);
    const client = await api.people.client();
    for (const { token } of [client, preparer]) expect((await drop(preparer.id, token)).status).toBe(403);
    for (const id of [nobodys, 'no-id', client.id, admin.id]) expect((await drop(id)).status).toBe(404);
  });

  it('rejects a preparer who still has assigned clients, and changes nothing', async () => {
    await api.make.assign(await api.people.client(), preparer);
    const { status, problem } = await drop(preparer.id);
    expect([status, problem.code]).toEqual([409, 'still_has_clients']);
    expect(problem.detail).toBe('Cannot delete a preparer who still has assigned clients');
    expect((await api.call(me, { token: preparer.token })).status).toBe(200);
  });

  it('immediately removes the preparer from all lists, disables their code, revokes their sessions and frees their address', async () => {
    await api.query('UPDATE preparer_profiles SET featured_rank = 7 WHERE user_id = $1', [preparer.id]);
    expect((await replica.call(me, { token: preparer.token })).status).toBe(200);
    expect((await drop(preparer.id)).status).toBe(204);
    expect((await drop(preparer.id)).status).toBe(404);
    for (const each of [replica, api]) expect((await each.call(me, { token: preparer.token })).status).toBe(401);
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

  it("returns 401 to anonymous callers, 403 to non-admins, 404 for an id that is not a preparer's, and rejects an approved one", async () => {
    expect((await api.call(reject, { params: { id: preparer.id } })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await turnDown(preparer.id, token)).status).toBe(403);
    expect((await turnDown(nobodys)).status).toBe(404);
    const { status, problem } = await turnDown(preparer.id);
    expect([status, problem.detail]).toEqual([409, 'This account is no longer waiting for approval.']);
  });

  it('closes the account, notifies its owner, and is audited', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await turnDown(pending.id)).status).toBe(204);
    expect((await api.call(me, { token: pending.token })).status).toBe(401);
    expect(await mailsTo(pending.email)).toEqual([{ kind: 'account_rejected' }]);
    expect(await auditOf(pending.id)).toMatchObject([{ action: 'preparer.reject', actor_id: admin.id }]);
  });
});
