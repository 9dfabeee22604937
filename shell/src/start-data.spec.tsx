import { createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { remoteList } from './remotes/remote-list';
import { requestFirstPage, takeStartData } from './start-data';

const title = { en: 'Page', es: 'Página' };
const remotes = {
  mfe_client: {
    entry: '/remotes/client/mf-manifest.json',
    routes: [{ path: '/intake-form', roles: ['client'], title, early: ['/intake'] }],
  },
};

let server: FakeServer;
let tests = 0;
beforeEach(() => {
  server = fakeServer({ 'GET /remotes.json': () => json({ remotes }), 'GET /early': () => json([]) });
  // A session of its own, because early responses are kept until they are used.
  storeSession({ ...sessionOf(personOf('client')), access_token: `token-${tests++}` });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Starts the shell on a page with this text in its element. */
function start(text: string | null, path = '/intake-form') {
  window.history.replaceState(null, '', path);
  if (text !== null) {
    const element = Object.assign(document.createElement('script'), { id: 'start-data', textContent: text });
    element.type = 'application/json';
    document.body.append(element);
  }
  const store = createPortalStore();
  takeStartData(store);
  requestFirstPage(store);
  return store;
}

const readsOf = (): string[] =>
  server.to('/early').flatMap(({ path }) => new URLSearchParams(path.split('?')[1]).getAll('path'));

describe('start data', () => {
  // First, because the list stays known.
  it.each([
    ['the page has none', null],
    ['it is not JSON', '<'],
    ['it has no list', '{"remotes":7}'],
  ])('is replaced by a request for the list of remotes if %s', async (_why, text) => {
    start(text);
    await remoteList.read(true);
    expect(server.to('/remotes.json').length).toBeGreaterThan(0);
  });

  it('is taken from the page without a request', async () => {
    start(JSON.stringify({ remotes, site: { name: 'Lake Tax' } }));
    expect((await remoteList.read()).map(({ name }) => name)).toEqual(['mfe_client']);
    expect(server.to('/remotes.json')).toEqual([]);
    expect(server.to('/site')).toEqual([]);
  });
});

describe('the reads of the first page', () => {
  it('are not sent for a visitor', () => {
    localStorage.clear();
    start(JSON.stringify({ remotes }));
    expect(server.sent).toEqual([]);
  });

  it.each(['/intake-form', '/es/intake-form'])('are sent with the session check at %s', (path) => {
    start(JSON.stringify({ remotes }), path);
    expect(readsOf()).toEqual(['/auth/me', '/intake']);
  });

  it('are not sent for a page that declares none', () => {
    start(JSON.stringify({ remotes }), '/account');
    expect(readsOf()).toEqual([]);
  });
});
