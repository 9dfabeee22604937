import { api, buildEndpoint, createPortalStore, requestEarly, signedIn } from '@portal/data-access/core';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { fakeServer, json, refusal, type FakeServer } from '../testing/fake-server';
import { personOf, sessionOf, storeSession } from '../testing/people';

const ada = personOf('client');
let tests = 0;
const probe = api.injectEndpoints({
  endpoints: (build) => ({ earlyProbe: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }) }),
});

describe('early request', () => {
  let server: FakeServer;
  let store: ReturnType<typeof createPortalStore>;
  let token: string;
  const read = () => store.dispatch(probe.endpoints.earlyProbe.initiate(undefined, { forceRefetch: true }));

  beforeEach(() => {
    server = fakeServer({});
    // A session of its own, because responses are kept until they are used.
    token = `token-${tests++}`;
    storeSession({ ...sessionOf(ada), access_token: token });
    store = createPortalStore();
  });
  afterEach(() => {
    server.stop();
    localStorage.clear();
  });

  /** Answers the combined request with these bodies, by address. */
  const combine = (bodies: Record<string, unknown>, status = 200) =>
    server.answer('GET /early', ({ path }) =>
      json(
        new URLSearchParams(path.split('?')[1]).getAll('path').map((one) => ({
          path: one,
          status,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodies[one] ?? null),
        })),
      ),
    );
  const sentTo = (path: string) => server.to(path).length;

  it('is not sent without a session', () => {
    localStorage.clear();
    createPortalStore().dispatch(requestEarly(['/intake']));
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['the combined request failed', () => server.answer('GET /early', () => refusal('internal', 'Broken.'))],
    ['it is missing from the combined response', () => server.answer('GET /early', () => json([]))],
    ['the read itself was refused', () => combine({}, 403)],
  ])('is sent again by the query if %s', async (_why, answer) => {
    answer();
    store.dispatch(requestEarly(['/auth/me', '/intake']));
    server.answer('GET /intake', () => json({ id: 'second' }));
    expect((await read()).data).toEqual({ id: 'second' });
    expect(sentTo('/intake')).toBe(1);
  });

  it('is not used in another session', async () => {
    combine({ '/intake': { id: 'first' } });
    server.answer('GET /intake', () => json({ id: 'second' }));
    store.dispatch(requestEarly(['/intake']));
    store.dispatch(signedIn({ ...sessionOf(ada), access_token: 'another' }));
    expect((await read()).data).toEqual({ id: 'second' });
  });

  it('is combined with the others of its page, with the token and the language', () => {
    combine({});
    store.dispatch(requestEarly(['/auth/me', '/documents?latest=3']));
    expect(server.sent).toHaveLength(1);
    const [{ path, headers } = { path: '', headers: new Headers() }] = server.sent;
    expect(new URLSearchParams(path.split('?')[1]).getAll('path')).toEqual(['/auth/me', '/documents?latest=3']);
    expect(headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(headers.get('accept-language')).toBe('en');
  });

  it('is not sent twice while the first response is unused', () => {
    combine({ '/intake': { id: 'first' } });
    store.dispatch(requestEarly(['/auth/me', '/intake']));
    store.dispatch(requestEarly(['/intake']));
    expect(sentTo('/early')).toBe(1);
  });

  it('is used once, by the first query for the same address', async () => {
    combine({ '/intake': { id: 'first' } });
    server.answer('GET /intake', () => json({ id: 'second' }));
    store.dispatch(requestEarly(['/intake']));
    expect((await read()).data).toEqual({ id: 'first' });
    expect(sentTo('/intake')).toBe(0);
    expect((await read()).data).toEqual({ id: 'second' });
  });
});
