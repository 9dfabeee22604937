import type { ListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { listFilterEndpoints } from '@portal/domain/list-filters/list-filters.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../../testing/api';

let api: Api;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  preparer = await api.people.preparer();
});

const { mine, keep } = listFilterEndpoints;
const read = ({ token } = preparer) => api.call(mine, { token });
const put = (body: object, { token } = preparer) => api.call(keep, { body: body as ListFilters, token });

describe('kept filters', () => {
  it('return 401 to anonymous callers', async () => {
    expect((await api.call(mine)).status).toBe(401);
    expect((await api.call(keep, { body: { list: 'queue' } })).status).toBe(401);
  });

  it('return 403 to clients and to preparers pending approval', async () => {
    for (const person of [await api.people.client(), await api.people.preparer({ status: 'pending' })])
      expect([(await read(person)).status, (await put({ list: 'queue' }, person)).status]).toEqual([403, 403]);
  });

  it.each([
    [{}, 'list'],
    [{ list: 'clients' }, 'list'],
    [{ list: 'queue', turn: 'mine' }, 'turn'],
    [{ list: 'queue', state: 'any' }, 'state'],
    [{ list: 'queue', age: 'ancient' }, 'age'],
    [{ list: 'queue', sort: 'state' }, 'sort'],
    [{ list: 'queue', size: 0 }, 'size'],
    [{ list: 'returns', by: 'state' }, 'by'],
    [{ list: 'returns', office_id: 'x'.repeat(81) }, 'office_id'],
  ])('return 400 for %j', async (body, field) => {
    const { status, problem } = await put(body);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
    expect((await read()).body).toEqual({ lists: [] });
  });

  it('are replaced per list, and belong to one account', async () => {
    const admin = await api.people.admin();
    await put({ list: 'returns', office_id: 'none', by: 'preparer' }, admin);
    expect((await put({ list: 'queue', turn: 'any', age: 'over_5', size: 100 })).status).toBe(200);
    expect((await put({ list: 'queue', state: 'rejected' })).body).toEqual({
      lists: [{ list: 'queue', state: 'rejected' }],
    });
    expect((await read()).body).toEqual({ lists: [{ list: 'queue', state: 'rejected' }] });
    expect((await read(admin)).body).toEqual({ lists: [{ list: 'returns', office_id: 'none', by: 'preparer' }] });
  });

  it('hold no search, which may be a client’s name', async () => {
    const { status, problem } = await put({ list: 'queue', age: 'today', search: 'Reed' });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'search']);
    const stored = await api.query('SELECT filters FROM list_filters WHERE user_id = $1', [preparer.id]);
    expect(stored).toEqual([]);
  });
});
