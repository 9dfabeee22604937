import { brotliDecompressSync } from 'node:zlib';
import { Site } from '../testing/gateway';
import type { RemoteList } from './live-remotes';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '');
});
afterEach(() => site.clean());

const title = { en: 'Page', es: 'Página' };
const routes = (path: string, roles: string | string[]) => JSON.stringify([{ path, roles, title }]);

describe('/remotes.json', () => {
  it('lists the pages of each live release, starting with the next page load', async () => {
    site.file('client/1/routes.json', routes('/old', ['client']));
    site.file('client/2/routes.json', routes('/new', ['client']));
    site.file('remotes.json', '{"client":"/remotes/client/1/mf-manifest.json"}');
    const { app } = await site.gateway({
      REMOTES_FROM: `client=${site.path('client')}`,
      REMOTES_FILE: site.path('remotes.json'),
    });
    const answer = async () => (await app.inject('/remotes.json')).json<RemoteList>().remotes;
    const old = { entry: '/remotes/client/1/mf-manifest.json', routes: [{ path: '/old', roles: ['client'], title }] };
    expect(await answer()).toEqual({ mfe_client: old });
    site.file('remotes.json', '{"client":"/remotes/client/2/mf-manifest.json"}');
    expect(await answer()).toMatchObject({ mfe_client: { routes: [{ path: '/new' }] } });
    site.file('remotes.json', '{"client":"/remotes/client/1/mf-manifest.json"}');
    expect(await answer()).toEqual({ mfe_client: old });
  });

  it('is compressed', async () => {
    site.file('client/routes.json', routes('/messages', ['client']));
    const { app } = await site.gateway({ REMOTES_FROM: `client=${site.path('client')}` });
    const { headers, rawPayload } = await app.inject({ url: '/remotes.json', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveProperty('remotes.mfe_client');
  });

  it('states the hash of each manifest: that of the deployment, otherwise that of the build', async () => {
    site.file('client/version.json', '{"integrity":"sha256-build"}');
    site.file('admin/version.json', '{"version":"0.1.0"}');
    const { app } = await site.gateway({
      REMOTES_FROM: `client=${site.path('client')},admin=${site.path('admin')}`,
      REMOTES_FILE: site.path('remotes.json'),
    });
    const listed = async (remotes: object) => {
      site.file('remotes.json', JSON.stringify(remotes));
      return (await app.inject('/remotes.json')).json<RemoteList>().remotes;
    };
    const admin = { entry: '/remotes/admin/mf-manifest.json', routes: [] };
    expect(await listed({})).toMatchObject({ mfe_client: { integrity: 'sha256-build' }, mfe_admin: admin });
    expect((await listed({})).mfe_admin).not.toHaveProperty('integrity');
    const entry = '/remotes/client/mf-manifest.json';
    expect(await listed({ client: { entry, integrity: 'sha256-deployed' } })).toMatchObject({
      mfe_client: { entry, integrity: 'sha256-deployed' },
    });
  });

  it('keeps the hash of an unresponsive build, and not for another build', async () => {
    let isDown = false;
    const server = await site.server((request, response) => {
      if (isDown) response.statusCode = 500;
      response.end(request.url?.endsWith('version.json') ? '{"integrity":"sha256-one"}' : '[]');
    });
    site.file('remotes.json', JSON.stringify({ client: `${server}/1/mf-manifest.json` }));
    const { app } = await site.gateway({ REMOTES_FILE: site.path('remotes.json') });
    const client = async () => (await app.inject('/remotes.json')).json<RemoteList>().remotes.mfe_client;
    expect(await client()).toMatchObject({ integrity: 'sha256-one' });
    isDown = true;
    jest.useFakeTimers({
      now: Date.now() + 2000,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    expect(await client()).toMatchObject({ integrity: 'sha256-one' });
    jest.useRealTimers();
    site.file('remotes.json', JSON.stringify({ client: `${server}/2/mf-manifest.json` }));
    expect(await client()).not.toHaveProperty('integrity');
  });

  it('refuses to start with two areas that claim the same path for the same role', async () => {
    site.file('client/routes.json', routes('/messages/:id?', ['client']));
    site.file('admin/routes.json', routes('/messages', 'signed-in'));
    const env = { REMOTES_FROM: `client=${site.path('client')},admin=${site.path('admin')}` };
    await expect(site.gateway(env)).rejects.toThrow('admin and client both claim /messages for client.');
  });

  it("keeps the previous list when a release claims another area's path", async () => {
    site.file('client/routes.json', routes('/messages', ['client']));
    site.file('admin/1/routes.json', routes('/messages', ['admin']));
    site.file('admin/2/routes.json', routes('/messages', 'signed-in'));
    site.file('remotes.json', '{"admin":"/remotes/admin/1/mf-manifest.json"}');
    const { app } = await site.gateway({
      REMOTES_FROM: `client=${site.path('client')},admin=${site.path('admin')}`,
      REMOTES_FILE: site.path('remotes.json'),
    });
    site.file('remotes.json', '{"admin":"/remotes/admin/2/mf-manifest.json"}');
    expect((await app.inject('/remotes.json')).json()).toMatchObject({
      remotes: { mfe_admin: { entry: '/remotes/admin/1/mf-manifest.json' }, mfe_client: {} },
    });
  });

  it('keeps the pages of an unresponsive area, without delaying every page load', async () => {
    let hangs = false;
    const server = await site.server((_request, response) => {
      if (!hangs) response.end(routes('/messages', ['client']));
    });
    site.file('remotes.json', JSON.stringify({ client: `${server}/1/mf-manifest.json` }));
    const { app } = await site.gateway({ REMOTES_FILE: site.path('remotes.json') });
    hangs = true;
    site.file('remotes.json', JSON.stringify({ client: `${server}/2/mf-manifest.json` }));
    const since = Date.now();
    for (let call = 0; call < 5; call += 1)
      expect((await app.inject('/remotes.json')).json()).toMatchObject({
        remotes: { mfe_client: { entry: `${server}/2/mf-manifest.json`, routes: [{ path: '/messages' }] } },
      });
    // One timeout of 500 ms in total; one per request would take five times as long.
    expect(Date.now() - since).toBeLessThan(2500);
  });

  it("returns 503 if the deployment's file cannot be read", async () => {
    const { app } = await site.gateway({ REMOTES_FILE: site.path('none.json') });
    expect((await app.inject('/remotes.json')).statusCode).toBe(503);
  });
});

const listedOn = (...areas: string[]) =>
  Object.fromEntries(areas.map((area) => [area, `/remotes/${area}/1/mf-manifest.json`]));

describe('area on its own server', () => {
  it('returns 503, uncached, when that server is down', async () => {
    const { app } = await site.gateway({ REMOTES_FROM: 'admin=http://127.0.0.1:1' });
    const answer = await app.inject('/remotes/admin/remoteEntry.0123abcd.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('can share one file server with the shell and the other areas', async () => {
    const page = '<html><head></head><body><div id="root"></div></body></html>';
    site.file('releases/shell/live/index.html', page);
    for (const area of ['client', 'admin']) {
      site.file(`releases/${area}/1/routes.json`, routes(`/${area}`, [area]));
      site.file(`releases/${area}/1/area.0123abcd.js`, `code of ${area}`);
    }
    const files = await site.folderServer('releases');
    site.file('remotes.json', JSON.stringify(listedOn('client', 'admin')));
    const { app } = await site.gateway({
      SHELL_FROM: `${files.url}/shell/live`,
      REMOTES_FROM: `client=${files.url}/client,admin=${files.url}/admin`,
      REMOTES_FILE: site.path('remotes.json'),
    });
    expect((await app.inject({ url: '/admin', headers: { 'sec-fetch-mode': 'navigate' } })).body).toContain(
      'id="root"',
    );
    const { remotes } = (await app.inject('/remotes.json')).json<RemoteList>();
    for (const area of ['client', 'admin']) {
      expect(remotes[`mfe_${area}`]?.routes).toMatchObject([{ path: `/${area}` }]);
      const script = await app.inject(`/remotes/${area}/1/area.0123abcd.js`);
      expect(script.body).toBe(`code of ${area}`);
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('is served from below the configured URL', async () => {
    const server = await site.server((request, response) => response.end(request.url));
    const { app } = await site.gateway({ REMOTES_FROM: `admin=${server}/releases/7/` });
    expect((await app.inject('/remotes/admin/mf-manifest.json')).body).toBe('/releases/7/mf-manifest.json');
  });
});
