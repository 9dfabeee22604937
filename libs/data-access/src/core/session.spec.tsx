import {
  api,
  checkSession,
  createPortalStore,
  buildEndpoint,
  signedIn,
  signedOut,
  withoutReads,
} from '@portal/data-access/core';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '../testing/fake-server';
import { personOf, sessionOf, storeSession } from '../testing/people';

const ada = personOf('client');
const bearer = (sent: Sent): string | null => sent.headers.get('authorization');
const onlyWith = (token: string, answer: () => Response) => (sent: Sent) =>
  bearer(sent) === `Bearer ${token}` ? answer() : refusal('unauthenticated', 'Please sign in.');

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }) }),
});

function signedInStore() {
  storeSession(sessionOf(ada));
  return createPortalStore();
}

const ask = (store: ReturnType<typeof createPortalStore>) =>
  store.dispatch(probe.endpoints.probe.initiate(undefined, { forceRefetch: true }));

describe('session', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  it.each(['{', 'null', '[]', '"Ada"', '{"id":"1","first_name":"Ada","role":5}'])(
    'removes both keys when the stored user is invalid: %s',
    (text) => {
      localStorage.setItem('token', 'first');
      localStorage.setItem('user', text);
      expect(createPortalStore().getState().session.status).toBe('out');
      expect(localStorage).toHaveLength(0);
    },
  );

  it('keeps a user whose role is unknown to this version', () => {
    const stored = { ...ada, role: 'auditor' };
    localStorage.setItem('token', 'first');
    localStorage.setItem('user', JSON.stringify(stored));
    expect(createPortalStore().getState().session.user).toEqual(stored);
    expect(localStorage.getItem('user')).toBe(JSON.stringify(stored));
  });

  it('removes the user when there is no token', () => {
    localStorage.setItem('user', JSON.stringify(ada));
    expect(createPortalStore().getState().session.user).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('ends when the server rejects both the token and the refresh cookie', async () => {
    server.answer('GET /auth/me', () => refusal('unauthenticated', 'no'));
    server.answer('POST /auth/refresh', () => refusal('session_expired', 'no'));
    const store = signedInStore();
    await store.dispatch(checkSession());
    expect(store.getState().session).toEqual({ status: 'out', token: null, user: null, signOutReason: 'expired' });
    expect(localStorage).toHaveLength(0);
    expect(server.to('/auth/refresh')).toHaveLength(1);
  });

  it('ends, without a loop, when the refreshed token is rejected too', async () => {
    server.answer('GET /intake', () => refusal('unauthenticated', 'no'));
    server.answer('POST /auth/refresh', () => json(sessionOf(ada, 'second')));
    const store = signedInStore();
    await ask(store);
    expect(store.getState().session.signOutReason).toBe('expired');
    expect(server.to('/intake')).toHaveLength(2);
    expect(server.to('/auth/refresh')).toHaveLength(1);
  });

  it('survives an outage', async () => {
    server.answer('GET /auth/me', () => Promise.reject(new TypeError('Failed to fetch')));
    const store = signedInStore();
    await store.dispatch(checkSession());
    expect(store.getState().session).toMatchObject({ status: 'in', token: 'first', user: { id: ada.id } });
  });

  it('survives a refresh without a response', async () => {
    server.answer('GET /intake', () => refusal('unauthenticated', 'no'));
    server.answer('POST /auth/refresh', () => refusal('unavailable', 'Please try again.'));
    const store = signedInStore();
    const { error } = await ask(store);
    expect(error).toMatchObject({ code: 'unavailable', status: 503 });
    expect(store.getState().session.token).toBe('first');
  });

  it('is not refreshed after a wrong password', async () => {
    server.answer('GET /intake', () => refusal('bad_credentials', 'Your current password is incorrect.'));
    const store = signedInStore();
    const { error } = await ask(store);
    expect(error).toMatchObject({ code: 'bad_credentials' });
    expect(server.to('/auth/refresh')).toHaveLength(0);
    expect(store.getState().session.token).toBe('first');
  });

  it('is confirmed by the server, whose version of the user wins', async () => {
    server.answer(
      'GET /auth/me',
      onlyWith('first', () => json({ ...ada, last_name: 'Lovelace' })),
    );
    const store = signedInStore();
    expect(store.getState().session.status).toBe('checking');
    await store.dispatch(checkSession());
    expect(store.getState().session).toMatchObject({ status: 'in', user: { last_name: 'Lovelace' } });
    expect(localStorage.getItem('user')).toContain('Lovelace');
  });

  it('does not overwrite what another tab wrote during the check', async () => {
    server.answer('GET /auth/me', () => {
      localStorage.setItem('token', 'of another tab');
      return json(ada);
    });
    const store = signedInStore();
    await store.dispatch(checkSession());
    expect(store.getState().session.status).toBe('in');
    expect(localStorage.getItem('token')).toBe('of another tab');
  });

  it('is refreshed once for concurrent requests, and each request is retried', async () => {
    server.answer(
      'GET /intake',
      onlyWith('second', () => json(null)),
    );
    server.answer(
      'GET /auth/me',
      onlyWith('second', () => json(ada)),
    );
    server.answer('POST /auth/refresh', () => json(sessionOf(ada, 'second')));
    const store = signedInStore();
    const [one, , two] = await Promise.all([ask(store), store.dispatch(checkSession()), ask(store)]);
    expect([one.error, two.error]).toEqual([undefined, undefined]);
    expect(server.to('/auth/refresh')).toHaveLength(1);
    expect(server.to('/auth/refresh').map(bearer)).toEqual([null]);
    expect(localStorage.getItem('token')).toBe('second');
  });

  it('adopts a token refreshed by another tab instead of using the cookie twice', async () => {
    server.answer(
      'GET /intake',
      onlyWith('theirs', () => json(null)),
    );
    const store = signedInStore();
    storeSession(sessionOf(ada, 'theirs'));
    expect((await ask(store)).error).toBeUndefined();
    expect(server.to('/auth/refresh')).toHaveLength(0);
    expect(store.getState().session.token).toBe('theirs');
  });

  it('follows sign-in and sign-out in another tab', () => {
    const store = createPortalStore();
    storeSession(sessionOf(ada));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(store.getState().session.user?.id).toBe(ada.id);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().session).toMatchObject({ status: 'out', signOutReason: 'elsewhere' });
  });

  it('notices a sign-out in another tab after a restore from the back/forward cache', () => {
    const store = signedInStore();
    const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    comeBack(true);
    expect(store.getState().session.user?.id).toBe(ada.id);
    localStorage.clear();
    comeBack(false);
    expect(store.getState().session.user?.id).toBe(ada.id);
    comeBack(true);
    expect(store.getState().session).toMatchObject({ status: 'out', signOutReason: 'elsewhere' });
  });

  describe('during sign-out', () => {
    const later = (ms: number) => () => new Promise<Response>((done) => setTimeout(() => done(json(null)), ms));
    const end = jest.fn();

    it('waits for reads in flight, which the ended session would reject', async () => {
      server.answer('GET /intake', later(50));
      const store = signedInStore();
      const read = ask(store);
      let isRead = false;
      void read.then(() => (isRead = true));
      await store.dispatch(withoutReads(async () => void end(isRead)));
      expect(end).toHaveBeenLastCalledWith(true);
      expect((await read).isSuccess).toBe(true);
    });

    it('aborts a read that takes longer than a second', async () => {
      let stopped = false;
      server.answer('GET /intake', ({ signal }) => {
        signal?.addEventListener('abort', () => (stopped = true));
        return later(5000)();
      });
      const store = signedInStore();
      void ask(store);
      await store.dispatch(withoutReads(async () => undefined));
      expect(stopped).toBe(true);
    });

    it('never sends a read that starts during the sign-out', async () => {
      const store = signedInStore();
      let read: ReturnType<typeof ask> | undefined;
      await store.dispatch(
        withoutReads(async () => {
          read = ask(store);
          await new Promise((done) => setTimeout(done, 20));
          store.dispatch(signedOut('logout'));
        }),
      );
      await read;
      expect(server.to('/intake')).toHaveLength(0);
      expect(store.getState().session.signOutReason).toBe('logout');
    });
  });

  it('leaves storage and cache empty after a sign-out', async () => {
    server.answer('GET /intake', () => json({ id: 'i', ssn: '123456789' }));
    const store = createPortalStore();
    store.dispatch(signedIn(sessionOf(ada)));
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
    await ask(store);
    expect(JSON.stringify(store.getState())).toContain('123456789');
    store.dispatch(signedOut('logout'));
    expect(JSON.stringify(store.getState())).not.toContain('123456789');
    expect(localStorage).toHaveLength(0);
  });
});
