import type { ClientQuery } from '@portal/domain/clients/clients.dto';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

const { list, neighbors, totals } = clientEndpoints;
const many = 1200;

let api: Api;
let [preparer, stranger]: Person[] = [];

beforeAll(async () => {
  api = await startApi();
  [preparer, stranger] = [await api.people.preparer(), await api.people.preparer()];
  await addClients(preparer, 'Own', many);
  await addClients(stranger, 'Foreign', 40);
});
afterAll(() => api.stop());

/**
 * Names repeat and all creation dates are equal, so that ties are broken by id. A quarter of the clients have all three
 * documents.
 */
async function addClients(of: Person, first_name: string, count: number): Promise<void> {
  const created_at = new Date();
  const clients = await api.make.user.many(count, (n) => ({
    email: `${first_name.toLowerCase()}${n}@example.com`,
    first_name,
    last_name: `Name${n % 50}`,
    created_at,
  }));
  await api.make.assign(clients, of);
  const types = ['w2', 'selfie', 'id_verification'] as const;
  await api.make.document.all(
    clients.flatMap(({ id }, at) =>
      types.slice(0, (at + 1) % 4).map((document_type) => ({ user_id: id, document_type })),
    ),
  );
}

const ask = (query: ClientQuery & { limit?: number; cursor?: string } = {}, person = preparer) =>
  api.call(list, { token: person?.token ?? '', query });
const nextTo = (clientId: string, query: Record<string, string> = {}, person = preparer) =>
  api.call(neighbors, { ...(person ? { token: person.token } : {}), params: { clientId }, query });

/** Reads all pages in turn, as the screen does. */
async function readAll(query: ClientQuery = {}, person = preparer): Promise<{ ids: string[]; totals: Set<string> }> {
  const ids: string[] = [];
  const counted = new Set<string>();
  let cursor: string | undefined;
  do {
    const { status, body, headers } = await ask({ ...query, limit: 100, ...(cursor ? { cursor } : {}) }, person);
    expect(status).toBe(200);
    ids.push(...body.map(({ id }) => id));
    counted.add(String(headers['x-total-count']));
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    cursor = next && (new URL(next, 'http://here').searchParams.get('cursor') ?? undefined);
  } while (cursor !== undefined);
  return { ids, totals: counted };
}

const queries = (['name', 'date', 'progress'] as const).flatMap((sort) =>
  (['all', 'complete', 'incomplete', 'no-documents'] as const).map((filter) => ({ sort, filter })),
);
const counts = { all: many, complete: many / 4, incomplete: (many / 4) * 3, 'no-documents': many / 4 };

describe('GET /dashboard/clients with 1,200 clients', () => {
  it('returns 400 for a cursor issued to another preparer', async () => {
    const { headers } = await ask({ limit: 25 });
    const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1] ?? '';
    const { status, problem } = await ask({ limit: 25, cursor: decodeURIComponent(cursor) }, stranger);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'cursor']);
  });

  it.each(queries)('returns each client once over all pages: %j', async (query) => {
    const { ids, totals: counted } = await readAll(query);
    expect([ids.length, new Set(ids).size]).toEqual([counts[query.filter], counts[query.filter]]);
    expect([...counted]).toEqual([String(counts[query.filter])]);
  });

  it('finds a client beyond the first thousand', async () => {
    const { ids } = await readAll();
    const { body, headers } = await ask({ search: ids[1100] ?? '', limit: 25 });
    expect([body.map(({ id }) => id), headers['x-total-count']]).toEqual([[ids[1100]], '1']);
  });

  it("never returns another preparer's client", async () => {
    const foreign = (await ask({ limit: 1 }, stranger)).body[0];
    expect(foreign?.first_name).toBe('Foreign');
    for (const search of ['Foreign', foreign?.id ?? '', foreign?.email ?? ''])
      for (const { filter, sort } of queries) {
        const { body, headers } = await ask({ search, filter, sort, limit: 25 });
        expect([search, body, headers['x-total-count']]).toEqual([search, [], '0']);
      }
    const owners = new Set((await readAll({ search: 'name1' })).ids);
    for (const id of (await readAll({}, stranger)).ids) expect(owners).not.toContain(id);
  });

  it('counts all clients in the totals, not only those on the page', async () => {
    const { body } = await api.call(totals, { token: preparer?.token ?? '' });
    expect(body).toMatchObject({ clients: many, complete: many / 4, without_documents: many / 4, active: 900 });
  });
});

describe('GET /client/{clientId}/neighbors', () => {
  let ids: string[] = [];
  beforeAll(async () => {
    ids = (await readAll()).ids;
  });
  const first = () => ids[0] ?? '';

  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(neighbors, { params: { clientId: first() } })).status).toBe(401);
  });

  it('returns 403 to clients, admins and preparers pending approval', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    for (const person of [await api.people.client(), await api.people.admin(), pending])
      expect((await nextTo(first(), {}, person)).status).toBe(403);
  });

  it("returns 404 for another preparer's client, a nonexistent one and a malformed id", async () => {
    const refused = [await nextTo(first(), {}, stranger), await nextTo(uuidv7()), await nextTo('x')];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(refused[0]?.problem.detail).toBe(refused[1]?.problem.detail);
  });

  it.each<Record<string, string>>([{ filter: 'active' }, { sort: 'email' }, { search: 'x'.repeat(121) }])(
    'returns 400 for %j',
    async (query) => {
      const { status, problem } = await nextTo(first(), query);
      expect([status, problem.errors?.[0]?.field]).toEqual([400, Object.keys(query)[0]]);
    },
  );

  it.each(queries)('returns the previous and next client in list order: %j', async (query) => {
    const { ids: listed } = await readAll(query);
    for (const at of [0, 1, 24, 25, 299, 999, 1000, 1001, listed.length - 1].filter((place) => place < listed.length)) {
      const { body } = await nextTo(listed[at] ?? '', query);
      expect([at, body]).toEqual([at, { previous: listed[at - 1] ?? null, next: listed[at + 1] ?? null }]);
    }
  });

  it('returns only clients that match the search', async () => {
    const { ids: listed } = await readAll({ search: 'name17' });
    expect(listed).toHaveLength(many / 50);
    const { body } = await nextTo(listed[3] ?? '', { search: 'name17' });
    expect(body).toEqual({ previous: listed[2], next: listed[4] });
  });

  it('returns the neighbors of a client who no longer matches the filter', async () => {
    const { ids: complete } = await readAll({ filter: 'complete' });
    const at = ids.findIndex((id, place) => place > 500 && !complete.includes(id));
    const after = ids.slice(at).find((id) => complete.includes(id)) ?? null;
    const before = ids.slice(0, at).findLast((id) => complete.includes(id)) ?? null;
    expect((await nextTo(ids[at] ?? '', { filter: 'complete' })).body).toEqual({ previous: before, next: after });
  });

  it("returns null for both neighbors of a preparer's only client", async () => {
    const lone = await api.people.preparer();
    await addClients(lone, 'Lone', 1);
    const only = (await ask({}, lone)).body[0]?.id ?? '';
    expect((await nextTo(only, {}, lone)).body).toEqual({ previous: null, next: null });
  });
});
