import type { IncomingHttpHeaders } from 'node:http';
import { Site } from '../testing/gateway';

const title = { en: 'Page', es: 'Página' };
const declared = ['/intake', '/documents?latest=3', '/gone'];
const routes = JSON.stringify([{ path: '/dashboard', roles: ['client'], title, early: declared }]);

let site: Site;
/** Requests that reached the bff. */
let asked: { url: string; headers: IncomingHttpHeaders }[];

beforeEach(() => {
  site = new Site();
  asked = [];
  site.file('shell/index.html', '');
  site.file('client/routes.json', routes);
});
afterEach(() => site.clean());

async function gateway(env: Record<string, string> = {}) {
  const bff = await site.server(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const body = JSON.stringify({ url });
    const sent = { 'content-type': 'application/json', 'x-total-count': '7', 'set-cookie': 'a=b' };
    response.writeHead(url === '/api/gone' ? 404 : 200, sent).end(body);
  });
  return site.gateway({ API_URLS: bff, REMOTES_FROM: `client=${site.path('client')}`, ...env });
}

function addressOf(...paths: string[]): string {
  const query = new URLSearchParams();
  for (const path of paths) query.append('path', path);
  return `/api/early?${query.toString()}`;
}

describe('combined early reads', () => {
  it.each([
    ['no address', []],
    ['an address that no area declares', ['/intake', '/admin/users']],
    ['the event stream', ['/events']],
    ['an address outside the API', ['/../healthz']],
    ['another query of a declared address', ['/documents?latest=300']],
    ['too many addresses', Array.from({ length: 13 }, () => '/intake')],
  ])('are rejected with %s, and nothing is read', async (_what, paths) => {
    const { app } = await gateway();
    expect((await app.inject(addressOf(...paths))).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('are not available over plain http if the public origin is https', async () => {
    const { app } = await gateway({ PUBLIC_ORIGIN: 'https://portal.example.com' });
    const answers = (await app.inject(addressOf('/intake'))).json<{ status: number }[]>();
    expect(answers).toMatchObject([{ path: '/intake', status: 403 }]);
    expect(asked).toEqual([]);
  });

  it('are returned with the status, the text and the list headers of each, and no cookie', async () => {
    const { app } = await gateway();
    const { headers, ...answer } = await app.inject(addressOf('/auth/me', '/documents?latest=3', '/gone'));
    const sent = { 'content-type': 'application/json', 'x-total-count': '7' };
    expect(answer.json()).toEqual([
      { path: '/auth/me', status: 200, headers: sent, body: '{"url":"/api/auth/me"}' },
      { path: '/documents?latest=3', status: 200, headers: sent, body: '{"url":"/api/documents?latest=3"}' },
      { path: '/gone', status: 404, headers: sent, body: '{"url":"/api/gone"}' },
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it("are each forwarded with the caller's token, language and address", async () => {
    const { app } = await gateway({ TRUSTED_PROXY: 'loopback' });
    const headers = { authorization: 'Bearer token', 'accept-language': 'es', 'x-forwarded-for': '192.0.2.7' };
    await app.inject({ url: addressOf('/auth/me', '/intake'), headers });
    expect(asked.map(({ url }) => url).sort()).toEqual(['/api/auth/me', '/api/intake']);
    for (const one of asked) expect(one.headers).toMatchObject(headers);
  });

  it('release their places among the concurrent requests of an address', async () => {
    const { url } = await gateway({ MAX_CONNECTIONS_PER_ADDRESS: '10' });
    for (let round = 0; round < 10; round++) {
      const answer = await fetch(`${url}${addressOf('/auth/me', '/intake')}`);
      expect(await answer.json()).toMatchObject([{ status: 200 }, { status: 200 }]);
    }
  });
});
