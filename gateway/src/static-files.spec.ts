import { brotliCompressSync } from 'node:zlib';
import { Site } from '../testing/gateway';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/main.0123abcd.js', 'plain();');
  site.file('shell/main.0123abcd.js.br', brotliCompressSync('small();'));
  site.file('shell/main.0123abcd.js.map', '{}');
  site.file('client/mf-manifest.json', '{"name":"mfe_client"}');
});
afterEach(() => site.clean());

describe('static file server', () => {
  it('returns an uncached 404 for a missing file, not the page', async () => {
    const { url } = await site.gateway({ REMOTES_FROM: `client=${site.path('client')}` });
    for (const path of ['/old.0123abce.js', '/remotes/client/gone.0123abce.js', '/remotes/none/mf-manifest.json']) {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('never serves source maps, dot files or anything outside the folder', async () => {
    site.file('shell/.secret', 'no');
    site.file('beside.txt', 'no');
    const { app } = await site.gateway();
    for (const path of ['/main.0123abcd.js.map', '/.secret', '/%2e%2e/beside.txt', '/..%2fbeside.txt']) {
      const { statusCode, body } = await app.inject(path);
      expect([path, statusCode >= 400, body === 'no']).toEqual([path, true, false]);
    }
  });

  it('serves hashed files compressed and immutable, revalidates the rest, and allows any origin', async () => {
    const { app, url } = await site.gateway({ REMOTES_FROM: `client=${site.path('client')}` });
    const hashed = await fetch(`${url}/main.0123abcd.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await hashed.text()).toBe('small();');
    expect(hashed.headers.get('content-type')).toMatch(/javascript/);
    expect(hashed.headers.get('cache-control')).toContain('immutable');
    const plain = await fetch(`${url}/main.0123abcd.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('plain();');
    const manifest = await fetch(`${url}/remotes/client/mf-manifest.json`);
    expect(Object.fromEntries(manifest.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'if-none-match': manifest.headers.get('etag') ?? '' };
    expect((await app.inject({ url: '/remotes/client/mf-manifest.json', headers })).statusCode).toBe(304);
  });
});
