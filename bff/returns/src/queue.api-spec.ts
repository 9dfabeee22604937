import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { AdminReturnQuery } from '@portal/domain/returns/admin-returns.dto';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { QueueQuery } from '@portal/domain/returns/returns.dto';
import type { Person } from '@portal/bff-access/testing/people';
import { inDays } from '@portal/bff-platform/testing/factory';
import { startApi, type Api } from '../testing/api';

let api: Api;
let preparer: Person;
let admin: Person;

/** Clients of the preparer, by last name: state, days in it (whole weeks, or few: alike on every weekday), more columns. */
const made: readonly [string, ReturnState, number, object?][] = [
  ['Adams', 'preparing', 28],
  ['Brown', 'rejected', 1],
  ['Clark', 'info_needed', 14],
  ['Davis', 'ready_to_prepare', 4, { client_changed_at: new Date(), due_on: '2025-04-15' }],
  ['Evans', 'accepted', 35],
  ['Flores', 'filed', 21, { answered_at: new Date() }],
];

beforeAll(async () => {
  api = await startApi();
  [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
  await api.make.office.all([{ id: 'east', name: 'East Side' }]);
  await api.query(`UPDATE preparer_profiles SET office_id = 'east' WHERE user_id = $1`, [preparer.id]);
  for (const [last_name, state, days, more] of made) {
    const { id } = await api.make.user({ first_name: 'Q', last_name });
    await api.make.assign({ id }, preparer);
    await api.make.taxReturn({ client_id: id, state, state_since: inDays(-days), ...more });
  }
  const nobodys = await api.make.user({ first_name: 'Q', last_name: 'Zane' });
  await api.make.taxReturn({ client_id: nobodys.id, state: 'ready_to_prepare', state_since: inDays(-2) });
});
afterAll(() => api.stop());

const queue = async (query: QueueQuery & { limit?: number; cursor?: string } = {}) => {
  const { body, headers } = await api.call(returnEndpoints.queue, { query, token: preparer.token });
  return { rows: body, names: body.map(({ last_name }) => last_name), total: headers['x-total-count'], headers };
};
const board = async (query: AdminReturnQuery & { limit?: number } = {}) => {
  const { body, headers } = await api.call(adminReturnEndpoints.list, { query, token: admin.token });
  return { rows: body, names: body.map(({ last_name }) => last_name), total: headers['x-total-count'] };
};

describe('GET /queue', () => {
  it('returns 401 to anonymous callers, and 403 to clients and admins', async () => {
    expect((await api.call(returnEndpoints.queue)).status).toBe(401);
    for (const { token } of [await api.people.client(), admin])
      expect((await api.call(returnEndpoints.queue, { token })).status).toBe(403);
  });

  it('shows a preparer nobody else’s clients', async () => {
    const { token } = await api.people.preparer();
    expect((await api.call(returnEndpoints.queue, { token })).body).toEqual([]);
  });

  it('lists the oldest first, and rejected ones on top', async () => {
    const { names, total } = await queue();
    expect([names, total]).toEqual([['Brown', 'Evans', 'Adams', 'Flores', 'Clark', 'Davis'], '6']);
  });

  it.each<[QueueQuery, string[]]>([
    [{ turn: 'office' }, ['Brown', 'Adams', 'Davis']],
    [{ turn: 'client' }, ['Clark']],
    [{ turn: 'authority' }, ['Flores']],
    [{ turn: 'nobody' }, ['Evans']],
    [{ state: 'accepted' }, ['Evans']],
    [{ search: 'q ada' }, ['Adams']],
    [{ search: '%' }, []],
    [{ age: 'over_5' }, ['Evans', 'Adams', 'Flores', 'Clark']],
    [{ turn: 'office', sort: 'name' }, ['Adams', 'Brown', 'Davis']],
    [{ turn: 'office', sort: 'newest' }, ['Brown', 'Davis', 'Adams']],
    [{ turn: 'office', sort: 'due' }, ['Davis', 'Adams', 'Brown']],
  ])('filters and sorts by %j', async (query, expected) => {
    const { names } = await queue(query);
    expect(query.sort === 'due' ? [names[0], ...names.slice(1).sort()] : names).toEqual(expected);
  });

  it('rejects unknown filters with 400', async () => {
    const query = { age: 'ancient' };
    expect((await api.call(returnEndpoints.queue, { query, token: preparer.token })).status).toBe(400);
  });

  it('flags answers and changed answers, and counts business days', async () => {
    const { rows } = await queue();
    const row = (name: string) => rows.find(({ last_name }) => last_name === name);
    expect(row('Davis')).toMatchObject({ answers_changed: true, answered: false, due_on: '2025-04-15' });
    expect(row('Flores')).toMatchObject({ answers_changed: false, answered: true, due_on: null });
    expect(row('Adams')?.business_days).toBe(20);
  });

  it('flags what the client’s newest general intake calls urgent', async () => {
    const adams = (await queue({ search: 'adams' })).rows[0];
    const isUrgent = async () => (await queue({ search: 'adams' })).rows[0]?.urgent;
    expect(await isUrgent()).toBe(false);
    await api.make.preference({ user_id: adams?.client_id ?? '', urgent: true, created_at: inDays(-2) });
    expect(await isUrgent()).toBe(true);
    expect((await board({ search: 'adams' })).rows[0]?.urgent).toBe(true);
    await api.make.preference({ user_id: adams?.client_id ?? '', urgent: false, created_at: inDays(-1) });
    expect(await isUrgent()).toBe(false);
  });

  it('reads all pages without gaps', async () => {
    for (const sort of ['oldest', 'name', 'due'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await queue({ sort, limit: 2, ...(cursor ? { cursor } : {}) });
        seen.push(...page.names);
        const next = /[?&]cursor=([^>&]+)/.exec(String(page.headers.link ?? ''))?.[1];
        cursor = next && decodeURIComponent(next);
      } while (cursor);
      expect([...seen].sort()).toEqual(made.map(([name]) => name));
    }
  });

  it.each<QueueQuery>([{}, { turn: 'office' }, { turn: 'office', state: 'filed' }, { age: 'over_5' }, { search: 'q' }])(
    'returns the total of all pages for %j',
    async (query) => {
      const [all, page] = [await queue(query), await queue({ ...query, limit: 1 })];
      expect([page.rows.length, page.total]).toEqual([Math.min(1, all.rows.length), String(all.rows.length)]);
    },
  );

  it('counts each turn from the totals', async () => {
    const { body } = await api.call(returnEndpoints.queueTotals, { token: preparer.token });
    expect(body).toEqual({ client: 1, office: 3, authority: 1, nobody: 1, other_seasons: [] });
  });
});

describe('GET /admin/returns', () => {
  it('returns 401 to anonymous callers, and 403 to others', async () => {
    for (const endpoint of [adminReturnEndpoints.list, adminReturnEndpoints.totals]) {
      expect((await api.call(endpoint)).status).toBe(401);
      expect((await api.call(endpoint, { token: preparer.token })).status).toBe(403);
    }
  });

  it.each<[AdminReturnQuery, string[], string]>([
    [{}, ['Brown', 'Evans', 'Adams', 'Flores', 'Clark', 'Davis', 'Zane'], '7'],
    [{ preparer_id: 'none' }, ['Zane'], '1'],
    [{ office_id: 'none' }, ['Zane'], '1'],
    [{ office_id: 'east', turn: 'client' }, ['Clark'], '1'],
    [{ state: 'ready_to_prepare' }, ['Davis', 'Zane'], '2'],
    [{ search: 'zane', sort: 'name' }, ['Zane'], '1'],
    [{ preparer_id: 'no id' }, [], '0'],
  ])('filters by %j', async (query, expected, total) => {
    const found = await board(query);
    expect([found.names, found.total]).toEqual([expected, total]);
  });

  it('returns the total of all pages, whatever the filter', async () => {
    const filters: AdminReturnQuery[] = [
      ...[{}, { turn: 'office' as const }, { state: 'preparing' as const }, { age: 'over_5' as const }],
      ...[{ preparer_id: preparer.id }, { preparer_id: 'none' }, { office_id: 'east' }, { office_id: 'none' }],
      { office_id: 'east', preparer_id: preparer.id, turn: 'office' },
    ];
    for (const filter of filters) {
      const [all, page] = [await board(filter), await board({ ...filter, limit: 1 })];
      expect([filter, page.total]).toEqual([filter, String(all.rows.length)]);
    }
  });

  it('counts by office and preparer, with one row for what waits for nobody', async () => {
    const { body } = await api.call(adminReturnEndpoints.totals, { token: admin.token });
    const ready = (counts: typeof body.by_office) => counts.filter(({ state }) => state === 'ready_to_prepare');
    expect(ready(body.by_office)).toEqual([
      { of: null, name: null, state: 'ready_to_prepare', returns: 1 },
      { of: 'east', name: 'East Side', state: 'ready_to_prepare', returns: 1 },
    ]);
    expect(ready(body.by_preparer).map(({ of }) => of)).toEqual([null, preparer.id]);
    expect(body.medians.map(({ step }) => step)).toHaveLength(7);
  });
});
