import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { officeEndpoints } from '@portal/domain/offices/offices.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { list, withPreparers, create, update } = adminOfficeEndpoints;
const office = (name: string) => ({
  name,
  address: '1 Main Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'office@example.com',
});
const made = async (name: string) => (await api.call(create, { body: office(name), token: admin.token })).body;
const auditOf = (id: string) =>
  api.query<{ action: string; actor_id: string }>(
    `SELECT action, actor_id FROM audit_log WHERE object_type = 'office' AND object_id = $1 ORDER BY id`,
    [id],
  );

describe('POST /admin/offices', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    const body = office('Nobody’s');
    expect((await api.call(create, { body })).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(create, { body, token })).status).toBe(403);
    expect(await api.query(`SELECT id FROM offices WHERE name = 'Nobody’s'`)).toEqual([]);
  });

  it('names every missing and every malformed field', async () => {
    const empty = await api.call(create, { body: {}, token: admin.token });
    const fields = ['address', 'city', 'email', 'name', 'phone', 'state', 'zip_code'];
    expect([empty.status, empty.problem.errors?.map(({ field }) => field).sort()]).toEqual([400, fields]);
    const wrong = { ...office('Wrong'), state: 'ZZ', zip_code: '1', phone: '1', email: 'x', id: 'mine' };
    const { problem } = await api.call(create, { body: { ...wrong, name: 'x'.repeat(121) }, token: admin.token });
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'name', 'phone', 'state', 'zip_code']);
  });

  it('rejects the name of another office, ignoring case', async () => {
    await made('Livernois');
    const { status, problem } = await api.call(create, { body: office('LIVERNOIS'), token: admin.token });
    expect([status, problem.code]).toEqual([409, 'already_exists']);
    expect(problem.errors).toEqual([{ field: 'name', detail: 'An office with this name already exists.' }]);
  });

  it('derives a unique id from the name, and starts with zero counts', async () => {
    const { status, body } = await api.call(create, { body: office('Gratiot Avenue'), token: admin.token });
    const empty = { id: 'gratiot-avenue', hours: {}, preparers_count: 0, clients_count: 0, version: 1 };
    expect([status, body]).toEqual([201, { ...office('Gratiot Avenue'), ...empty }]);
    expect((await made('Gratiot-Avenue')).id).toBe('gratiot-avenue-2');
    expect((await api.call(officeEndpoints.read, { params: { id: body.id } })).body.name).toBe('Gratiot Avenue');
    expect(await auditOf(body.id)).toEqual([{ action: 'office.create', actor_id: admin.id }]);
  });

  it('creates one office for twenty simultaneous requests with the same name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(create, { body: office('Only Once'), token: admin.token })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('opening hours of an office', () => {
  const day = { opens: '09:00', closes: '17:30' };
  const save = (id: string, hours: object | null) =>
    api.call(update, { params: { id }, body: { ...office(`Office ${id}`), hours }, token: admin.token });

  it('rejects hours that end before they begin, a malformed time and a missing one', async () => {
    const { id } = await made('Open');
    const wrong = {
      monday: { opens: '17:00', closes: '09:00' },
      friday: { opens: '25:00', closes: '26:00' },
      sunday: { opens: '10:00' },
    };
    const { status, problem } = await save(id, wrong);
    expect([status, problem.errors?.map(({ field }) => field).sort()]).toEqual([
      400,
      ['hours.friday.closes', 'hours.friday.opens', 'hours.monday.closes', 'hours.sunday.closes'],
    ]);
    expect((await api.call(officeEndpoints.read, { params: { id } })).body.hours).toEqual({});
  });

  it('stores only the open days, shows them to everyone, and keeps them if they are absent', async () => {
    const { id } = await made('Open Days');
    expect((await save(id, { tuesday: day, monday: day, sunday: null })).body.hours).toEqual({
      monday: day,
      tuesday: day,
    });
    await api.call(update, { params: { id }, body: office(`Office ${id}`), token: admin.token });
    expect((await api.call(officeEndpoints.read, { params: { id } })).body.hours).toEqual({
      monday: day,
      tuesday: day,
    });
    expect((await save(id, null)).body.hours).toEqual({});
  });
});

describe('PUT /admin/offices/{id}', () => {
  it('returns 401 to anonymous callers, 403 to non-admins, and 404 for an unknown office', async () => {
    const { id } = await made('Guarded');
    const ask = (token?: string, of = id) =>
      api.call(update, { params: { id: of }, body: office('Taken over'), ...(token ? { token } : {}) });
    expect((await ask()).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await ask(token)).status).toBe(403);
    expect((await ask(admin.token, 'nowhere')).status).toBe(404);
    expect((await api.call(officeEndpoints.read, { params: { id } })).body.name).toBe('Guarded');
  });

  it('rejects a stale version with 409 and changes nothing', async () => {
    const { id, version } = await made('Twice');
    const save = (name: string) =>
      api.call(update, { params: { id }, body: { ...office(name), version }, token: admin.token });
    expect((await save('Twice A')).body.version).toBe(2);
    const { status, problem } = await save('Twice B');
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
    expect(problem.detail).toBe('Someone else changed this office in the meantime.');
    expect((await api.call(officeEndpoints.read, { params: { id } })).body.name).toBe('Twice A');
  });

  it('rejects the name of another office', async () => {
    const [one] = [await made('First Street'), await made('Second Street')];
    const answer = await api.call(update, {
      params: { id: one.id },
      body: office('second street'),
      token: admin.token,
    });
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([409, 'name']);
  });

  it('changes everything but the id, and is audited', async () => {
    const { id } = await made('Old Name');
    const body = { ...office('New Name'), city: 'Dearborn', zip_code: '48120-0001' };
    const answer = await api.call(update, { params: { id }, body, token: admin.token });
    expect(answer).toMatchObject({ status: 200, body: { ...body, id: 'old-name', version: 2 } });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['office.create', 'office.update']);
  });
});

describe('list of offices', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    for (const call of [list, withPreparers]) {
      expect((await api.call(call)).status).toBe(401);
      for (const { token } of [await api.people.client(), await api.people.preparer()])
        expect((await api.call(call, { token })).status).toBe(403);
    }
  });

  it('searches by name, address and city without wildcards, and paginates', async () => {
    await made('Search 100% Here');
    await made('Search 1000 There');
    const found = await api.call(list, { query: { search: '100% h' }, token: admin.token });
    expect(found.body.map(({ name }) => name)).toEqual(['Search 100% Here']);
    const first = await api.call(list, { query: { search: 'SEARCH', limit: 1 }, token: admin.token });
    expect([first.body.length, first.headers['x-total-count']]).toEqual([1, '2']);
    expect(first.headers.link).toContain('rel="next"');
  });

  it('sorts by name in both directions and across pages, and returns 400 for any other sort', async () => {
    for (const name of ['Sorted B', 'Sorted A', 'Sorted C']) await made(name);
    const names = async (query: object) => {
      const { body, headers } = await api.call(list, { query: { search: 'sorted', ...query }, token: admin.token });
      return { names: body.map(({ name }) => name), link: String(headers.link) };
    };
    const sorted = ['Sorted A', 'Sorted B', 'Sorted C'];
    expect((await names({})).names).toEqual(sorted);
    expect((await names({ sort: 'name' })).names).toEqual(sorted);
    const first = await names({ sort: 'name_descending', limit: 2 });
    const cursor = decodeURIComponent(/cursor=([^&>]+)/.exec(first.link)?.[1] ?? '');
    const second = await names({ sort: 'name_descending', limit: 2, cursor });
    expect([...first.names, ...second.names]).toEqual(sorted.toReversed());
    const wrong = await api.call(list, { query: { sort: 'phone' as never }, token: admin.token });
    expect([wrong.status, wrong.problem.errors?.map(({ field }) => field)]).toEqual([400, ['sort']]);
  });

  it('counts the approved preparers and their clients, and lists everyone who works at each office', async () => {
    const { id, name } = await made('Counted');
    const [active, pending, gone] = [
      await api.people.preparer({ last_name: 'Active' }),
      await api.people.preparer({ last_name: 'Pending', status: 'pending' }),
      await api.people.preparer({ last_name: 'Gone' }),
    ];
    await api.query('UPDATE preparer_profiles SET office_id = $1 WHERE user_id = ANY($2)', [
      id,
      [active.id, pending.id, gone.id],
    ]);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    await api.make.assign([await api.people.client(), await api.people.client()], active);
    const listed = await api.call(list, { query: { search: name }, token: admin.token });
    expect(listed.body).toMatchObject([{ id, preparers_count: 1, clients_count: 2 }]);
    const { body } = await api.call(withPreparers, { token: admin.token });
    expect(Object.keys(body)).toEqual([...Object.keys(body)].sort((a, b) => a.localeCompare(b)));
    expect(body[name]?.office).toMatchObject({ id, preparers_count: 1, clients_count: 2 });
    const people = body[name]?.preparers.map(({ last_name, status, clients_count }) => [
      last_name,
      status,
      clients_count,
    ]);
    expect(people).toEqual([
      ['Active', 'active', 2],
      ['Pending', 'pending', 0],
    ]);
  });
});
