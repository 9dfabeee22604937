import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { startApi, type Api } from '../../testing/api';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await api.people.admin());
  for (const [first_name, last_name] of [
    ['Lorenzo', 'Abbott'],
    ['Pat', 'Miller'],
    ['Renee', 'Okafor'],
    ['Ada', 'Renner'],
    ['Mia', 'van Rensen'],
  ] as const)
    await api.people.preparer({ first_name, last_name });
});
afterAll(() => api.stop());

const firstNames = (rows: readonly { first_name: string }[]) => rows.map(({ first_name }) => first_name);
const prefixFirst = ['Renee', 'Ada', 'Mia', 'Lorenzo'];

describe('preparer search', () => {
  it('lists names that begin with the search before names that contain it', async () => {
    const query = { search: ' REN ' };
    for (const endpoint of [listAdminPreparers, preparerEndpoints.directory])
      expect(firstNames((await api.call(endpoint, { query, token })).body)).toEqual(prefixFirst);
  });

  it('keeps that order across pages', async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: 'ren', limit: 1, ...(cursor ? { cursor } : {}) };
      const { body, headers } = await api.call(listAdminPreparers, { query, token });
      found.push(...firstNames(body));
      cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    } while (cursor);
    expect(found).toEqual(prefixFirst);
  });

  it("prefers the caller's sort column", async () => {
    const query = { search: 'ren', sort: 'name' } as const;
    const { body } = await api.call(listAdminPreparers, { query, token });
    expect(firstNames(body)).toEqual(['Lorenzo', 'Renee', 'Ada', 'Mia']);
  });
});
