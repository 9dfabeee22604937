import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import type { Person } from '../testing/people';
import { UserEntity } from './auth/accounts/user.entity';
import type { Order, Total } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { TextSearch } from '@portal/bff-platform/database/text-search';
import { AssignmentEntity } from './assignment.entity';
import { isSparse, mostAtOnePlace, type ClientFilter } from './client-filter';
import { ClientSearch } from './client-search.repository';

let api: Api;
let ada: Person;
let bea: Person;
let dora: Person;

/** Maximum number of matches that are filtered by id. */
const named = 1_000;
const many = 1_005;

/** Inserts people who never sign in, with one first name and last names that share a prefix. */
const make = (role: 'client' | 'preparer', first_name: string, last_name: string, count: number) =>
  api.make.user.many(count, (n) => ({ role, first_name, last_name: `${last_name}${n}` }));

const remove = ({ id }: Person) => api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);

/**
 * Ada is Olga's client, Bea has no preparer. Deleted: Zoe, who shares Ada's last name, and Ole, who shares Olga's last
 * name and had a client. 1,005 clients, more than are listed by id, are called Manyfold and assigned to Quentin;
 * exactly 1,000, the limit, are called Thousandth. Many preparers are called Often, and Dora is assigned to one of
 * them.
 */
beforeAll(async () => {
  api = await startApi();
  const { people } = api;
  const [olga, ole] = [
    await people.preparer({ first_name: 'Olga', last_name: 'Preparewell' }),
    await people.preparer({ first_name: 'Ole', last_name: 'Preparewell' }),
  ];
  const quentin = await people.preparer({ first_name: 'Quentin', last_name: 'Busy' });
  ada = await people.client({ first_name: 'Ada', last_name: 'Zimmer' });
  bea = await people.client({ first_name: 'Bea', last_name: 'Preparewell' });
  dora = await people.client({ first_name: 'Dora', last_name: 'Lake' });
  await api.make.assign(ada, olga);
  await api.make.assign(await people.client({ first_name: 'Carl', last_name: 'Left' }), ole);
  await remove(ole);
  await remove(await people.client({ first_name: 'Zoe', last_name: 'Zimmer' }));
  const often = await make('preparer', 'Often', 'Prep', named + 1);
  await api.make.assign(dora, often.at(-1));
  await make('client', 'Thousandth', 'Round', named);
  await api.make.assign(await make('client', 'Manyfold', 'Severalson', many), quentin);
});
afterAll(() => api.stop());

/** All clients, including deleted ones: the search has to exclude those. */
const clients = () =>
  PlainQuery.from(api.get(DataSource).manager, UserEntity, 'client', ['id'])
    .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', [])
    .where(`client.role = 'client'`);

const clientSearch = () => new ClientSearch(api.get(DataSource));
const find = (search: string): Promise<ClientFilter> => clientSearch().find(search);

const byName: Order = { entity: UserEntity, alias: 'client', by: ['last_name', 'first_name'], direction: 'ASC' };

/** Returns the ids from all pages of the list, and checks that the filtered query returns the same ones. */
async function found(search: string): Promise<string[]> {
  const filter = await find(search);
  const walked: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await filter.list(clients(), byName, { limit: 400, ...(cursor ? { cursor } : {}) });
    walked.push(...page.items.map(({ id }) => id));
    if (!page.next) break;
    cursor = page.next;
  }
  const listed = (await filter.narrow(clients()).getMany()).map(({ id }) => id).sort();
  expect(walked.toSorted()).toEqual(listed);
  return listed;
}

/** Returns the exact total, as bulk assignment requests it, and the faster capped one. */
async function counted(search: string, query = clients): Promise<Total[]> {
  const { list, count: countAll } = await find(search);
  const totals = [];
  for (const count of ['exact', undefined] as const) {
    const { total, more } = await list(query(), byName, { limit: 1, count });
    totals.push({ total, ...(more ? { more } : {}) });
  }
  expect(await countAll(query())).toMatchObject(totals.at(-1) ?? {});
  return totals;
}

const twice = (total: number): Total[] => [{ total }, { total }];

describe('client search', () => {
  it('finds clients by name and email address', async () => {
    expect(await found('zimm')).toEqual([ada.id]);
    expect(await found(bea.email)).toEqual([bea.id]);
    expect(await found('nobody at all')).toEqual([]);
  });

  it("finds clients by their own name and by their preparer's name", async () => {
    expect(await found('preparewell')).toEqual([ada.id, bea.id].sort());
  });

  it('counts only matches that pass the filters of the list', async () => {
    expect(await counted('preparewell')).toEqual(twice(2));
    expect(await counted('preparewell', () => clients().where('assignment.client_id IS NULL'))).toEqual(twice(1));
    expect(await counted('nobody at all')).toEqual(twice(0));
  });

  it('excludes deleted clients and ignores the names of deleted preparers', async () => {
    expect(await found('zoe')).toEqual([]);
    expect(await found('ole preparewell')).toEqual([]);
  });
});

describe('client search with very many matches', () => {
  it("finds all of them, by their own or their preparer's name", async () => {
    expect(await found('manyfold')).toHaveLength(many);
    expect(await found('quentin')).toHaveLength(many);
    expect(await found('often')).toEqual([dora.id]);
  });

  it('returns the exact total on request, otherwise a capped one', async () => {
    const some = { total: named, more: true };
    expect(await counted('manyfold')).toEqual([{ total: many }, some]);
    expect(await counted('severalson')).toEqual([{ total: many }, some]);
    expect(await counted('quentin')).toEqual([{ total: many }, some]);
    const first = () => clients().where(`client.last_name = 'Severalson1'`);
    expect((await counted('manyfold', first))[0]).toEqual({ total: 1 });
  });

  it.each([
    ['last', 'severalson', { first_name: 'Severalson', last_name: 'Abbott' }],
    ['first', 'manyfold', { first_name: 'Abe', last_name: 'Manyfold' }],
  ])(
    'lists matches of a %s name prefix before other matches, in both directions',
    async (_which, search, elsewhere) => {
      const other = await api.people.client(elsewhere);
      const { list } = await find(search);
      for (const direction of ['ASC', 'DESC'] as const) {
        const names = async (cursor?: string) => {
          const query = clients().column('name', 'client.last_name');
          return list(query, { ...byName, direction }, { limit: 600, ...(cursor ? { cursor } : {}) });
        };
        const pages = [await names()];
        pages.push(await names(pages[0]?.next));
        expect(pages[1]?.next).toBeUndefined();
        const walked = pages.flatMap(({ items }) => items);
        expect(walked).toHaveLength(many + 1);
        expect(walked.at(-1)).toMatchObject({ id: other.id, name: elsewhere.last_name });
        const sorted = walked.slice(0, -1).map(({ name }) => name?.toLowerCase() ?? '');
        expect(sorted).toEqual(direction === 'ASC' ? sorted.toSorted() : sorted.toSorted().toReversed());
      }
      await remove(other);
    },
  );

  it('returns the exact total for 1,000 matches', async () => {
    expect(await found('thousandth')).toHaveLength(named);
    expect(await counted('thousandth')).toEqual(twice(named));
  });
});

describe('client search with many matches among very many clients', () => {
  beforeAll(() => make('client', 'Otto', 'Else', 21_000), 60_000);

  it.each(['manyfold', 'anyfold', 'quentin'])(
    'returns each match for %s exactly once, in list order',
    async (search) => {
      expect(await found(search)).toHaveLength(many);
      const { list } = await find(search);
      const { items, total, more } = await list(clients().column('name', 'client.last_name'), byName, { limit: 1000 });
      const names = items.map(({ name }) => name ?? '');
      expect(names).toEqual(names.toSorted());
      expect({ total, more }).toEqual({ total: named, more: true });
    },
  );

  it('considers matches sparse if sorting them reads less than scanning the list', () => {
    expect(isSparse({ part: 0.001, all: 1_000_000 }, 10)).toBe(true);
    expect(isSparse({ part: 0.01, all: 1_000_000 }, 10)).toBe(false);
    expect(isSparse({ part: 0.01, all: 1_000_000 }, 200)).toBe(true);
  });

  it('estimates the share of matches from a sample of clients', async () => {
    const share = (starts: string) =>
      clientSearch().share({ sql: (text) => `${text} LIKE :starts`, parameters: { starts }, starts });
    expect((await share('manyfold%')).part).toBeLessThan((await share('otto%')).part);
    expect((await share('otto%')).part).toBeGreaterThan(mostAtOnePlace);
    expect((await share('nobody%')).part).toBe(0);
  });
});

describe('account search', () => {
  const accounts = (...asked: Parameters<ClientSearch['accounts']>) => clientSearch().accounts(...asked);
  const ofClients = (words: TextSearch) => clientSearch().clients(words);
  /** `inside` makes the substring condition match every row or none, so that only the prefix decides. */
  const words = (starts: string, inside: boolean) => ({ sql: () => String(inside), parameters: {}, starts });

  it('returns accounts of every role, including deleted ones, when no role is given', async () => {
    const sql = (text: string) => `${text} LIKE :inside`;
    const preparewell = { sql, parameters: { inside: '%preparewell%' }, starts: 'preparewell%' };
    expect(await accounts(null, preparewell)).toHaveLength(3);
    expect(await accounts('preparer', preparewell)).toHaveLength(1);
    expect(await ofClients(preparewell)).toEqual([bea.id]);
  });

  it('returns at most limit + 1 ids', async () => {
    for (const starts of ['manyfold%', 'severalson%', 'nobody%'])
      expect(await ofClients(words(starts, true))).toHaveLength(named + 1);
  });

  it('skips the substring search when enough first or last names match the prefix', async () => {
    for (const starts of ['manyfold%', 'severalson%'])
      expect(await ofClients(words(starts, false))).toHaveLength(named + 1);
    expect(await ofClients(words('thousandth%', false))).toEqual([]);
  });
});
