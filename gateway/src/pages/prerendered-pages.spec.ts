import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { Site } from '../../testing/gateway';

const visitor = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** Fake build of the public area, which renders the office's name. */
const renderer = `
exports.createPageRenderer = ({ css, script, integrity }) => ({
  renderPage: async ({ path, search, locale, origin, read }) => {
    globalThis.drawnPages?.push(path + search);
    if (path !== '/' && !/^.(office|preparer).\\w+$/.test(path)) return null;
    const site = await read('/site');
    const office = path === '/' ? {} : await read('/offices' + path.slice(7));
    const text = [site.name, locale, origin, script, css, search.get('search') ?? '', 'integrity=' + integrity + ' '].join(' ');
    const inline = { style: css, script: 'start();' };
    return { status: office ? 200 : 404, html: '<html class="portal-__THEME__"><body>' + text + '</body></html>', inline, ...(path === '/' ? {} : { integrity }) };
  },
  renderSitemap: async ({ origin, read }) => '<urlset>' + origin + (await read('/site')).name + '</urlset>',
  readPortrait: async (file, read) => ((await read('/site')).portrait === file ? Buffer.from('jpeg') : null),
});`;

let site: Site;
let office: { name: string; portrait?: string };
let upstreamRequests: { url: string; headers: IncomingHttpHeaders }[];
let answers: boolean;

async function gateway(env: Readonly<Record<string, string>> = {}) {
  const api = await site.server((request, response) => {
    if (!answers) return void response.destroy();
    upstreamRequests.push({ url: request.url ?? '', headers: request.headers });
    const known = request.url === '/api/site' || request.url === '/api/offices/main';
    const body = JSON.stringify(office);
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const same = request.headers['if-none-match'] === etag;
    response.writeHead(known ? (same ? 304 : 200) : 404, { etag }).end(same ? undefined : body);
  });
  const { app } = await site.gateway({ API_URLS: api, PAGES_FROM: site.path('pages'), ...env });
  const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { ...visitor, ...headers } });
  return { app, open };
}

beforeEach(() => {
  site = new Site();
  office = { name: 'Lake Tax' };
  upstreamRequests = [];
  answers = true;
  site.file('shell/index.html', '<html><body>the shell</body></html>');
  site.file('pages/render.cjs', renderer);
  site.file('pages/reader.css', '.a{}');
  site.file('pages/reader.0123abcd.js', 'read();');
});
afterEach(() => site.clean());

describe('prerendered page', () => {
  it('is not rendered at URLs of the shell or for signed-in users', async () => {
    const { open } = await gateway();
    expect((await open('/login')).body).toContain('the shell');
    expect((await open('/', { cookie: 'theme=dark; signed_in=1' })).body).toContain('the shell');
  });

  it('is not rendered at a path that another area claims exactly', async () => {
    const routes = [{ path: '/preparer/profile', roles: ['preparer'], title: { en: 'Profile', es: 'Perfil' } }];
    site.file('preparer/routes.json', JSON.stringify(routes));
    const { open } = await gateway({ REMOTES_FROM: `preparer=${site.path('preparer')}` });
    expect((await open('/preparer/profile')).body).toContain('the shell');
    expect((await open('/preparer/profiles')).statusCode).toBe(404);
  });

  it.each(['search', 'office_search', 'office_id', 'cursor'])('is not cached for a URL with ?%s', async (name) => {
    const { open } = await gateway();
    await open(`/?${name}=lake`);
    await open(`/?${name}=lake`);
    expect(upstreamRequests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it('falls back to the shell while the API is unavailable', async () => {
    answers = false;
    const { open } = await gateway();
    const { statusCode, body } = await open('/');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('the shell')]);
  });

  it('returns 404 for an unknown office', async () => {
    const { open } = await gateway();
    const { statusCode, body } = await open('/office/nowhere');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('Lake Tax')]);
  });

  it("contains the script's file name, the styles and the public origin", async () => {
    const { open } = await gateway({ PUBLIC_ORIGIN: 'https://portal.example.com' });
    expect((await open('/?search=ren')).body).toContain(
      'Lake Tax en https://portal.example.com reader.0123abcd.js .a{} ren',
    );
    const { open: openHere } = await gateway();
    expect((await openHere('/', { host: 'localhost:4200' })).body).toContain('http://localhost:4200');
  });

  it.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'es-MX,en;q=0.5' }, 'es'],
    ['/', { 'accept-language': 'es', cookie: 'locale=en' }, 'en'],
    ['/', { cookie: 'locale=es' }, 'es'],
    ['/', { cookie: 'locale=xx' }, 'en'],
    ['/es', { cookie: 'locale=en' }, 'es'],
    ['/es/office/main', {}, 'es'],
    ['/es?search=a', {}, 'es'],
  ])('is rendered for %s with headers %j in the language %s', async (url, headers, locale) => {
    const { open } = await gateway();
    const answer = await open(url, headers);
    expect(answer.headers['content-language']).toBe(locale);
    expect(answer.body).toContain(`Lake Tax ${locale} `);
    expect(answer.headers.vary).toBe('accept-encoding, accept-language, cookie');
  });

  it.each([
    ['theme=dark', 'portal-dark'],
    ['theme=light; locale=en', 'portal-light'],
    ['theme=purple', 'portal-system'],
    ['', 'portal-system'],
  ])('uses the theme of the cookie %p', async (cookie, theme) => {
    const { open } = await gateway();
    expect((await open('/', { cookie })).body).toContain(`<html class="${theme}">`);
  });

  it('allows its own inline style and script by hash, and nothing else inline', async () => {
    const { open } = await gateway();
    const policy = (await open('/')).headers['content-security-policy'];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('start();')};`);
    expect(policy).toContain(`style-src ${hash('.a{}')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('allows its script file by the hash in its integrity attribute', async () => {
    const { open } = await gateway();
    const { body, headers } = await open('/office/main');
    const integrity = /integrity=([^ ]+)/.exec(body)?.[1];
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`'${integrity}' 'strict-dynamic'; style-src`);
    expect(policy).toContain("trusted-types portal-search; form-action 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; report-uri /csp-reports; report-to csp");
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  });

  it('is compressed as the browser accepts, and returns 304 while unchanged', async () => {
    const { app } = await gateway();
    const headers = { ...visitor, 'accept-encoding': 'gzip, br' };
    const first = await app.inject({ url: '/', headers });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Lake Tax');
    const again = { ...headers, 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(304);
    expect((await app.inject({ url: '/', headers: { ...again, cookie: 'theme=dark' } })).statusCode).toBe(200);
    const plain = await app.inject({ url: '/', headers: { ...visitor, 'if-none-match': again['if-none-match'] } });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('shows a change on the next load, and revalidates by ETag', async () => {
    const { open } = await gateway();
    await open('/');
    expect((await open('/')).body).toContain('Lake Tax');
    expect(upstreamRequests.at(-1)?.headers['if-none-match']).toBeDefined();
    office = { name: 'River Tax' };
    expect((await open('/')).body).toContain('River Tax');
  });

  it('is served stale while the API is unavailable', async () => {
    const { open } = await gateway();
    await open('/');
    answers = false;
    expect((await open('/')).body).toContain('Lake Tax');
  });

  it('is rendered only once, regardless of query strings and unknown URLs', async () => {
    const { open } = await gateway();
    const drawn: string[] = [];
    Object.assign(globalThis, { drawnPages: drawn });
    for (const url of ['/', '/?x=1', '/?x=2&search=', '/?utm_source=mail'])
      expect((await open(url)).statusCode).toBe(200);
    expect(drawn).toEqual(['/']);
    for (let at = 0; at < 600; at += 1) await open(at % 2 ? `/?search=${at}` : `/office/nowhere${at}`);
    expect(drawn).toHaveLength(601);
    await open('/');
    expect(drawn).toHaveLength(601);
  });

  it('is served to fetch requests, unlike the shell page', async () => {
    const { app } = await gateway();
    const fetched = (url: string) => app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'cors' } });
    expect((await fetched('/?search=ren')).body).toContain('ren');
    expect((await fetched('/login')).statusCode).toBe(404);
  });
});

describe('gateway with prerendered pages', () => {
  it('returns 404 if no prerendered pages are configured', async () => {
    const { app } = await site.gateway();
    for (const url of ['/robots.txt', '/sitemap.xml', '/pages/reader.0123abcd.js'])
      expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('fails at startup if the folder contains no build', async () => {
    await expect(site.gateway({ PAGES_FROM: site.path('shell') })).rejects.toThrow(/reader/);
  });

  it('serves the script as immutable', async () => {
    const { app } = await gateway();
    const { body, headers } = await app.inject('/pages/reader.0123abcd.js');
    expect([body, headers['cache-control']]).toEqual(['read();', 'public, max-age=31536000, immutable']);
  });

  it('serves robots.txt, which links to the sitemap, and the sitemap', async () => {
    const { app } = await gateway({ PUBLIC_ORIGIN: 'https://portal.example.com' });
    expect((await app.inject('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /api/site/logo/\n\nSitemap: https://portal.example.com/sitemap.xml\n',
    );
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(body).toBe('<urlset>https://portal.example.comLake Tax</urlset>');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    answers = false;
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  it('serves a portrait as immutable at its versioned URL', async () => {
    office = { name: 'Lake Tax', portrait: 'RENOKA.1.jpg' };
    const { app } = await gateway();
    expect((await app.inject('/pages/portraits/RENOKA.0.jpg')).statusCode).toBe(404);
    const { body, headers } = await app.inject('/pages/portraits/RENOKA.1.jpg');
    expect([body, headers['content-type']]).toEqual(['jpeg', 'image/jpeg']);
    expect(headers['cache-control']).toContain('immutable');
    answers = false;
    expect((await app.inject('/pages/portraits/RENOKA.1.jpg')).statusCode).toBe(503);
  });
});
