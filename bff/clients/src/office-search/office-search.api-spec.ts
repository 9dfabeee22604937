import { officeSearchEndpoints } from '@portal/domain/office-search/office-search.endpoints';
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

const { newClients } = clientCalls(() => ({ api, admin, preparers }));
const find = (search: string | undefined, token = admin.token) =>
  api.call(officeSearchEndpoints.find, {
    query: (search === undefined ? {} : { search }) as { search: string },
    token,
  });

describe('GET /admin/search', () => {
  it('returns 401 to anonymous callers and 403 to non-admins', async () => {
    expect((await find('a', '')).status).toBe(401);
    for (const { token } of [client, preparers[0]]) expect((await find('a', token)).status).toBe(403);
  });

  it.each([[undefined], [''], ['x'.repeat(2000)]])('returns 400 naming the search for %s', async (search) => {
    const { status, problem } = await find(search);
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['search']]);
  });

  it('finds clients, preparers and offices at once', async () => {
    const [someone, preparer] = [
      await api.people.client({ first_name: 'Wilma', last_name: 'Quimby' }),
      await api.people.preparer({ first_name: 'Otto', last_name: 'Quimby' }),
    ];
    await api.make.office.all([{ id: 'quimby', name: 'Quimby Plaza', city: 'Dearborn' }]);
    expect((await find('quimby')).body).toEqual({
      clients: { total: 1, more: false, rows: [{ id: someone.id, name: 'Wilma Quimby', email: someone.email }] },
      preparers: { total: 1, more: false, rows: [{ id: preparer.id, name: 'Otto Quimby', email: preparer.email }] },
      offices: { total: 1, more: false, rows: [{ id: 'quimby', name: 'Quimby Plaza', city: 'Dearborn' }] },
    });
  });

  it('returns at most five of each kind, with the total', async () => {
    await newClients('Fivefold', 12);
    await api.make.office.many(7, (n) => ({ id: `fivefold-${n}`, name: `Fivefold ${n}` }));
    const { clients, preparers: none, offices } = (await find('FIVEFOLD')).body;
    expect([clients.rows.length, clients.total, offices.rows.length, offices.total]).toEqual([5, 12, 5, 7]);
    expect(none).toEqual({ total: 0, more: false, rows: [] });
  });

  it('treats wildcards literally', async () => {
    const { body } = await find('%%%');
    expect([body.clients.total, body.preparers.total, body.offices.total]).toEqual([0, 0, 0]);
  });
});
