import { Site } from '../testing/gateway';
import type { RemoteList } from './live-remotes';

const site = new Site();
afterEach(() => site.clean());

const title = { en: 'Page', es: 'Página' };
const entryOf = (release: string) => `/remotes/client/${release}/mf-manifest.json`;

/** Lists release 1 of the client's area, with release 2 as its canary. @param share percent */
const list = (share: number | undefined) =>
  site.file(
    'remotes.json',
    JSON.stringify({
      client: { entry: entryOf('1'), ...(share === undefined ? {} : { canary: { entry: entryOf('2'), share } }) },
    }),
  );

async function gateway(env: Record<string, string> = {}) {
  site.file('shell/index.html', '<html><head></head><body><div id="root"></div></body></html>');
  for (const release of ['1', '2'])
    site.file(
      `client/${release}/routes.json`,
      JSON.stringify([{ path: '/page', roles: ['client'], title, early: [`/release-${release}`] }]),
    );
  const { app } = await site.gateway({
    REMOTES_FROM: `client=${site.path('client')}`,
    REMOTES_FILE: site.path('remotes.json'),
    ...env,
  });
  const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie, accept: 'text/html' } });
  const listed = async (cookie?: string) => (await get('/remotes.json', cookie)).json<RemoteList>().remotes.mfe_client;
  const metrics = async () => (await app.inject('/metrics')).body;
  return { app, get, listed, metrics };
}

describe('canary of an area', () => {
  it.each([
    ['in the share', 'canary=24', '2'],
    ['outside of the share', 'canary=25', '1'],
    ['in the share that also has other cookies', 'theme=dark; canary=0; other=1', '2'],
  ])('lists one release for a browser %s', async (_what, cookie, release) => {
    list(25);
    const { listed, get } = await gateway();
    expect(await listed(cookie)).toMatchObject({ entry: entryOf(release), reported: true });
    expect((await get('/page', `signed_in=client; ${cookie}`)).body).toContain(`"${entryOf(release)}"`);
  });

  it('keeps a browser with its release by a cookie, which it gets with a page or the list', async () => {
    list(99);
    const { get } = await gateway({ PUBLIC_ORIGIN: 'https://portal.example' });
    for (const url of ['/page', '/remotes.json']) {
      const { headers } = await get(url);
      expect(headers['set-cookie']).toMatch(
        /^canary=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure$/,
      );
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      expect((await get(url, cookie)).headers).not.toHaveProperty('set-cookie');
      for (const invalid of ['canary=-1', 'canary=100', 'canary=', 'no-canary=1'])
        expect((await get(url, invalid)).headers).toHaveProperty('set-cookie');
    }
  });

  it('gives all buckets to some browsers, but no cookie without a canary', async () => {
    list(50);
    const { get, listed } = await gateway();
    const cookies = await Promise.all(Array.from({ length: 60 }, async () => (await get('/remotes.json')).headers));
    const buckets = cookies.map((headers) => Number(/canary=(\d+)/.exec(String(headers['set-cookie']))?.[1]));
    expect(Math.min(...buckets)).toBeLessThan(50);
    expect(Math.max(...buckets)).toBeGreaterThanOrEqual(50);
    list(undefined);
    expect((await get('/page')).headers).not.toHaveProperty('set-cookie');
    expect(await listed('canary=0')).toEqual({ entry: entryOf('1'), routes: expect.any(Array) });
  });

  it('allows each browser the early reads of its own release', async () => {
    list(25);
    const { get } = await gateway();
    const statusOf = async (release: string, cookie: string) =>
      (await get(`/api/early?path=/release-${release}`, cookie)).statusCode;
    expect([await statusOf('2', 'canary=3'), await statusOf('2', 'canary=60')]).toEqual([200, 400]);
    expect([await statusOf('1', 'canary=3'), await statusOf('1', 'canary=60')]).toEqual([400, 200]);
  });

  it('gives way to the live release if it claims a path of another area, also after an earlier canary', async () => {
    list(25);
    const { listed, app } = await gateway();
    expect(await listed('canary=3')).toMatchObject({ entry: entryOf('2') });
    const error = jest.spyOn(app.log, 'error');
    site.file(
      'remotes.json',
      JSON.stringify({
        client: { entry: entryOf('1'), canary: { entry: entryOf('3'), share: 25 } },
        admin: '/remotes/client/4/mf-manifest.json',
      }),
    );
    const other = JSON.stringify([{ path: '/other', roles: ['client'], title }]);
    for (const release of ['3', '4']) site.file(`client/${release}/routes.json`, other);
    expect(await listed('canary=3')).toMatchObject({ entry: entryOf('1') });
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ canaries: 'client' }), expect.any(String));
  });
});

describe('reports of loaded remotes', () => {
  const report = (entry: string, failed: boolean, area = 'mfe_client') => ({ area, entry, failed });

  it('are counted for each live release, and under one name for all others', async () => {
    list(25);
    const { app, metrics } = await gateway();
    const send = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/remote-loads', payload })).statusCode;
    const own = 'https://portal.example';
    for (const [entry, failed] of [
      ['1', false],
      ['1', false],
      ['2', true],
      ['9', true],
    ] as const)
      expect(await send(report(own + entryOf(entry), failed))).toBe(204);
    expect(await send(report(entryOf('1'), true, 'mfe_rosa'))).toBe(204);
    const text = await metrics();
    for (const line of [
      'remote_loads_total{area="client",release="1"} 2',
      'remote_failures_total{area="client",release="2"} 1',
      'remote_failures_total{area="other",release="other"} 2',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/rosa|release="9"/);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no outcome', '{"area":"mfe_client","entry":"/"}'],
    ['another type', '{"area":"mfe_client","entry":1,"failed":true}'],
  ])('are refused with %s', async (_what, payload) => {
    const { app } = await gateway();
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/remote-loads', headers, payload })).statusCode).toBe(400);
  });

  it('are limited for each address', async () => {
    const { app } = await gateway();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push(
        (await app.inject({ method: 'POST', url: '/remote-loads', payload: report('/', true) })).statusCode,
      );
    expect([statuses.at(29), statuses.at(30)]).toEqual([204, 429]);
  });
});
