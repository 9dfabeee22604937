import type { ClientViewsBody } from '@portal/domain/clients/client-views.dto';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  preparer = await api.people.preparer();
});

const { views, saveViews } = clientEndpoints;
const waiting = { name: 'Waiting longest', search: '', filter: 'waiting', sort: 'waiting' } as const;
const read = ({ token } = preparer) => api.call(views, { token });
const save = (body: ClientViewsBody, { token } = preparer) => api.call(saveViews, { body, token });
const body: ClientViewsBody = { views: [waiting], version: 0 };

describe('saved views of the client list', () => {
  it('return 401 to anonymous callers', async () => {
    expect((await api.call(views)).status).toBe(401);
    expect((await api.call(saveViews, { body })).status).toBe(401);
  });

  it('return 403 to clients, admins and preparers pending approval', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    for (const person of [await api.people.client(), await api.people.admin(), pending])
      expect([(await read(person)).status, (await save(body, person)).status]).toEqual([403, 403]);
  });

  it.each<[string, object]>([
    ['views', { version: 0, views: [{ ...waiting, filter: 'mine' }] }],
    ['views', { version: 0, views: [{ ...waiting, sort: 'age' }] }],
    ['views', { version: 0, views: [{ ...waiting, name: '' }] }],
    ['views', { version: 0, views: [{ ...waiting, name: 'x'.repeat(41) }] }],
    ['views', { version: 0, views: Array.from({ length: 13 }, () => waiting) }],
    ['views', { version: 0, views: null }],
    ['views', { version: 0 }],
    ['version', { views: [] }],
  ])('return 400 naming %s', async (field, wrong) => {
    const { status, problem } = await save(wrong as ClientViewsBody);
    expect([status, problem.errors?.[0]?.field.split('.')[0]?.replace(/\[.*/, '')]).toEqual([400, field]);
  });

  it('return 409 with the current version for a stale one, and keep what is stored', async () => {
    await save(body);
    for (const version of [0, 2]) {
      const { status, problem } = await save({ views: [], version });
      expect([status, problem.code]).toEqual([409, 'stale_version']);
    }
    expect((await read()).body).toEqual({ views: [waiting], version: 1 });
  });

  it('are empty at first, are stored in their order, and belong to one preparer', async () => {
    expect((await read()).body).toEqual({ views: [], version: 0 });
    const other = { name: 'Edited', search: 'ann', filter: 'changed', sort: 'name' } as const;
    expect((await save(body)).body).toEqual({ views: [waiting], version: 1 });
    expect((await save({ views: [other, waiting], version: 1 })).body.version).toBe(2);
    expect((await read()).body).toEqual({ views: [other, waiting], version: 2 });
    expect((await read(await api.people.preparer())).body).toEqual({ views: [], version: 0 });
  });
});
