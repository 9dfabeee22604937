import { get, post, put } from '@portal/domain/contract/endpoint';
import { anyone } from '@portal/domain/contract/access-policy';
import { api, buildCount, buildEndpoint, createPortalStore, problemOf, signedOut } from '@portal/data-access/core';
import { fakeServer, json, list, nothing, refusal, type FakeServer } from '../testing/fake-server';

interface Pot {
  id: string;
  size: number;
}

const calls = {
  list: get('/pots', anyone).filteredBy<{ search?: string }>().returnsList<Pot>(),
  poll: get('/pots/{id}/level', anyone).returns<number>(),
  make: post('/pots', anyone, { idempotent: true, status: 201 }).takes<{ size: number }>().returns<Pot>(),
  resize: put('/pots/{id}', anyone).takes<{ size: number }>().returnsNothing(),
};

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    pots: buildEndpoint(build, calls.list, { provides: ['Offices'] }),
    potCount: buildCount(build, calls.list, { provides: ['Offices'] }),
    level: buildEndpoint(build, calls.poll, { provides: ['Offices'] }),
    makePot: buildEndpoint(build, calls.make, { invalidates: ['Offices'] }),
    resizePot: buildEndpoint(build, calls.resize, { invalidates: ['Offices'] }),
  }),
});

describe('endpoint built from the contract', () => {
  let server: FakeServer;
  let store: ReturnType<typeof createPortalStore>;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
    store = createPortalStore();
  });
  afterEach(() => server.stop());

  it("uses the server's total, not the number of rows sent", async () => {
    server.answer('GET /pots', () => list([{ id: '1', size: 1 }], 412));
    expect((await store.dispatch(endpoints.potCount.initiate())).data).toBe(412);
    expect(server.sent[0]?.path).toBe('/pots?limit=1');
  });

  it('returns a page of a list with the total and the next cursor', async () => {
    server.answer('GET /pots', () => list([{ id: '1', size: 1 }], 412, 'signed'));
    const { data } = await store.dispatch(endpoints.pots.initiate({ query: { limit: 1 } }));
    expect(data).toEqual({ rows: [{ id: '1', size: 1 }], total: 412, next: 'signed' });
  });

  it('rejects a page as a whole list when a proxy drops the total', async () => {
    const link = { link: '</api/pots?cursor=signed>; rel="next"' };
    server.answer('GET /pots', () => new Response('[{"id":"1","size":1}]', { headers: link }));
    const { data } = await store.dispatch(endpoints.pots.initiate({ query: { limit: 1 } }));
    expect(data).toMatchObject({ total: 1, atLeast: true });
  });

  it('is unreachable when the response to a list request is not a list', async () => {
    server.answer('GET /pots', () => json({ rows: [] }));
    const { error } = await store.dispatch(endpoints.pots.initiate({ query: { limit: 1 } }));
    expect(problemOf(error)).toMatchObject({ code: 'unreachable', status: 200 });
  });

  it('does not compile when a list is requested without a limit or a page is read as an array', () => {
    type Page = NonNullable<Awaited<ReturnType<typeof requestPots>>['data']>;
    const requestPots = () => store.dispatch(endpoints.pots.initiate({ query: { limit: 1 } }));
    // @ts-expect-error A list needs a limit.
    const unlimited: Parameters<typeof endpoints.pots.initiate>[0] = { query: { search: 'blue' } };
    // @ts-expect-error A page is not an array.
    const whole: Pick<Page, 'length'> = { rows: [], total: 0 };
    expect([unlimited, whole]).toHaveLength(2);
  });

  it("returns the server's problem with its version and field errors", async () => {
    server.answer('PUT /pots/7', () =>
      refusal('stale_version', 'Changed meanwhile.', { version: 3, errors: [{ field: 'size', detail: 'Too small.' }] }),
    );
    const { error } = await store.dispatch(endpoints.resizePot.initiate({ id: '7', body: { size: 1 } }));
    expect(problemOf(error)).toEqual({
      status: 409,
      code: 'stale_version',
      detail: 'Changed meanwhile.',
      version: 3,
      errors: [{ field: 'size', detail: 'Too small.' }],
    });
  });

  it.each([
    ['the server does not respond', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['a proxy responds with an HTML page', () => new Response('<html>', { status: 502 }), 502],
    ['an HTML page is returned with status 200', () => new Response('<html>', { status: 200 }), 200],
    ['the code is unknown', () => json({ code: 'moon', detail: 'x' }, 500), 500],
  ])('is unreachable when %s', async (_why, answer, status) => {
    server.answer('GET /pots', answer);
    const { error } = await store.dispatch(endpoints.pots.initiate({ query: { limit: 20 } }));
    expect(problemOf(error)).toMatchObject({ code: 'unreachable', status, detail: null });
  });

  it('returns the delay before a retry', async () => {
    server.answer('GET /pots', () => {
      const answer = refusal('throttled', 'Slowly.');
      answer.headers.set('retry-after', '30');
      return answer;
    });
    const { error } = await store.dispatch(endpoints.pots.initiate({ query: { limit: 20 } }));
    expect(problemOf(error)).toMatchObject({ code: 'throttled', retryAfter: 30 });
  });

  it('returns no problem when the error is not from a request', () => {
    expect(problemOf(undefined)).toBeNull();
    expect(problemOf({ name: 'Error', message: 'of something else' })).toBeNull();
  });

  it('fills in path, query and body', async () => {
    server.answer('PUT /pots/a%2Fb', nothing);
    server.answer('GET /pots', () => json([]));
    await store.dispatch(endpoints.resizePot.initiate({ id: 'a/b', body: { size: 2 } }));
    await store.dispatch(endpoints.pots.initiate({ query: { limit: 5, search: '' } }));
    expect(server.sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'PUT', path: '/pots/a%2Fb', body: { size: 2 } },
      { method: 'GET', path: '/pots?limit=5', body: undefined },
    ]);
  });

  it('gives each idempotent change its own key, unless a key is given', async () => {
    server.answer('POST /pots', () => json({ id: '1', size: 1 }, 201));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 } }));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 } }));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 }, key: 'mine' }));
    const [one, two, given] = server.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(two).not.toBe(one);
    expect(given).toBe('mine');
    expect(server.sent[2]?.body).toEqual({ size: 1 });
  });

  it('repeats a change without an answer with the same key, until it is answered', async () => {
    const make = (size: number) => store.dispatch(endpoints.makePot.initiate({ body: { size } }));
    server.answer('POST /pots', () => refusal('unavailable', 'Try again.'));
    await make(1);
    server.answer('POST /pots', () => refusal('already_done', 'Saved.'));
    await make(1);
    await make(1);
    await make(2);
    server.answer('POST /pots', () => json({ id: '1', size: 1 }, 201));
    await make(1);
    await make(1);
    const keys = server.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['keeps the key of an unanswered change while its session expires', 'expired', 1],
    ['forgets unanswered changes at a deliberate sign-out', 'logout', 2],
  ] as const)('%s', async (_what, reason, keys) => {
    const make = () => store.dispatch(endpoints.makePot.initiate({ body: { size: 7 } }));
    server.answer('POST /pots', () => refusal('unavailable', 'Try again.'));
    await make();
    store.dispatch(signedOut(reason));
    await make();
    expect(new Set(server.sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(keys);
  });

  it('marks every refetch as background, but not the first request', async () => {
    server.answer('GET /pots/1/level', () => json(4));
    await store.dispatch(endpoints.level.initiate({ id: '1' }));
    await store.dispatch(endpoints.level.initiate({ id: '1' }, { forceRefetch: true }));
    expect(server.sent.map(({ headers }) => headers.get('x-background'))).toEqual([null, '1']);
  });

  it('refetches what an earlier try has changed, whose response was lost', async () => {
    server.answer('GET /pots', () => json([]));
    const shown = store.dispatch(endpoints.pots.initiate({ query: { limit: 20 } }));
    await shown;
    server.answer('POST /pots', () => refusal('already_done', 'Saved.'));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 } }));
    expect(server.to('/pots').filter(({ method }) => method === 'GET')).toHaveLength(2);
    shown.unsubscribe();
  });

  it('refetches invalidated queries after a mutation, but not after a failed one', async () => {
    server.answer('GET /pots', () => json([]));
    const shown = store.dispatch(endpoints.pots.initiate({ query: { limit: 20 } }));
    await shown;
    server.answer('POST /pots', () => refusal('conflict', 'No.'));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 } }));
    expect(server.to('/pots').filter(({ method }) => method === 'GET')).toHaveLength(1);
    server.answer('POST /pots', () => json({ id: '1', size: 1 }, 201));
    await store.dispatch(endpoints.makePot.initiate({ body: { size: 1 } }));
    expect(server.to('/pots').filter(({ method }) => method === 'GET')).toHaveLength(2);
    shown.unsubscribe();
  });
});
