// @ts-check
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFolderServer, buildGateway } from './gateway.mjs';
import { readSettings } from './settings.mjs';

// What the gateway warns about is provoked here.
process.env.LOG_LEVEL = 'silent';

/** @type {string} */
let home;
/** @type {(() => unknown)[]} */
const closers = [];

/** @param {string} name @param {string | Buffer} content */
function file(name, content) {
  const path = join(home, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
}

/** @param {import('node:http').RequestListener} listener */
async function bff(listener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

/** @param {Record<string, string>} env */
async function gateway(env) {
  const settings = readSettings({ PORT: '0', SHELL_FROM: join(home, 'shell'), API_URLS: 'http://127.0.0.1:1', ...env });
  const app = await buildGateway(settings);
  closers.push(() => app.close());
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-gateway-'));
  const html = '<html><head><script nonce="__CSP_NONCE__" src="/main.0123abcd.js"></script></head><body></body></html>';
  file('shell/index.html', html);
  file('shell/main.0123abcd.js', 'plain();');
  file('shell/main.0123abcd.js.br', brotliCompressSync('small();'));
  file('shell/main.0123abcd.js.map', '{}');
  file('client/mf-manifest.json', '{"name":"mfe_client"}');
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(home, { recursive: true, force: true });
});

describe('settings', () => {
  it('tells every mistake at once', () => {
    const wrong = { API_URLS: 'bff:3000', REMOTES_FROM: 'client' };
    expect(() => readSettings(wrong)).toThrow(
      /API_URLS: bff:3000.*\n.*SHELL_FROM is not set.*\n.*"client" is not area=/,
    );
  });
});

describe('files', () => {
  it('answers 404 and not the page for a file that is not there, and lets nobody keep that', async () => {
    const { url } = await gateway({ REMOTES_FROM: `client=${join(home, 'client')}` });
    for (const path of ['/old.0123abce.js', '/remotes/client/gone.0123abce.js', '/remotes/none/mf-manifest.json']) {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('keeps source maps, dot files and everything outside the folder to itself', async () => {
    file('shell/.secret', 'no');
    file('beside.txt', 'no');
    const { app } = await gateway({});
    for (const path of ['/main.0123abcd.js.map', '/.secret', '/%2e%2e/beside.txt', '/..%2fbeside.txt']) {
      const { statusCode, body } = await app.inject(path);
      expect([path, statusCode >= 400, body === 'no']).toEqual([path, true, false]);
    }
  });

  it('hands out hashed files for ever, packed, and the rest anew each time, readable from anywhere', async () => {
    const { app, url } = await gateway({ REMOTES_FROM: `client=${join(home, 'client')}` });
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

describe('the page', () => {
  it('is not given to scripts that fetch, nor to whoever asks for the health', async () => {
    const { app } = await gateway({});
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const answer = await app.inject({ url: '/documents', headers: { 'sec-fetch-mode': 'cors' } });
    expect(answer.statusCode).toBe(404);
  });

  it('comes for every address a person may open, with a nonce of its own in page and policy', async () => {
    const { app } = await gateway({});
    const nonces = await Promise.all(
      ['/', '/client/42?tab=1', '/index.html'].map(async (url) => {
        const { body, headers } = await app.inject({ url, headers: page });
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        expect(headers['access-control-allow-origin']).toBeUndefined();
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('may load from the origins that remotes.json names, and a switch needs no restart', async () => {
    file('remotes.json', '{"client":"/remotes/client/mf-manifest.json"}');
    const { app } = await gateway({ REMOTES_FILE: join(home, 'remotes.json') });
    file('remotes.json', '{"client":"https://files.example.com/client/2/mf-manifest.json"}');
    expect((await app.inject('/remotes.json')).json()).toEqual({
      client: 'https://files.example.com/client/2/mf-manifest.json',
    });
    const { headers } = await app.inject({ url: '/', headers: page });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://files.example.com;");
  });

  it('comes from the server of the shell where there is one', async () => {
    const shell = await buildFolderServer({ folder: join(home, 'shell') });
    closers.push(() => shell.close());
    const { app } = await gateway({ SHELL_FROM: await shell.listen({ port: 0, host: '127.0.0.1' }) });
    expect((await app.inject({ url: '/login', headers: page })).body).toMatch(/nonce="[^_"]+"/);
    expect((await app.inject('/main.0123abcd.js')).body).toBe('plain();');
  });
});

describe('an area on a server of its own', () => {
  it('is 503 and not kept when that server is down', async () => {
    const { app } = await gateway({ REMOTES_FROM: 'admin=http://127.0.0.1:1' });
    const answer = await app.inject('/remotes/admin/remoteEntry.0123abcd.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  });

  it('is found below the address given', async () => {
    const server = await bff((request, response) => response.end(request.url));
    const { app } = await gateway({ REMOTES_FROM: `admin=${server}/releases/7/` });
    expect((await app.inject('/remotes/admin/mf-manifest.json')).body).toBe('/releases/7/mf-manifest.json');
  });
});

describe('/api', () => {
  it('is 503 as problem+json when no bff is there', async () => {
    const { app } = await gateway({});
    const answer = await app.inject('/api/site');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '2',
      'content-type': expect.stringContaining('problem+json'),
    });
    expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('refuses plain http where people come by https, whatever a stranger claims', async () => {
    const reached = await bff((_request, response) => response.end('here'));
    const env = { API_URLS: reached, PUBLIC_ORIGIN: 'https://portal.example.com' };
    const headers = { 'x-forwarded-proto': 'https' };
    const stranger = await gateway(env);
    expect((await stranger.app.inject({ url: '/api/site', headers })).statusCode).toBe(403);
    const { app } = await gateway({ ...env, TRUSTED_PROXY: 'loopback' });
    for (const url of ['/api/site', '/%61pi/site', '/api'])
      expect([url, (await app.inject(url)).body]).not.toContain('here');
    expect((await app.inject('/api/site')).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/site', headers })).body).toBe('here');
  });

  it('hands a 503 of the bff on, once', async () => {
    let calls = 0;
    const busy = await bff((_request, response) => {
      calls += 1;
      response.writeHead(503, { 'retry-after': '1' }).end('busy');
    });
    const { app } = await gateway({ API_URLS: busy });
    expect((await app.inject('/api/site')).body).toBe('busy');
    expect(calls).toBe(1);
  });

  it('says who asks, whatever the caller claims', async () => {
    const echo = await bff((request, response) => response.end(JSON.stringify(request.headers)));
    const { url } = await gateway({ API_URLS: echo });
    const claims = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'evil.example', forwarded: 'for=9.9.9.9' };
    const seen = await (await fetch(`${url}/api/site`, { headers: claims })).json();
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(url).host });
    expect(seen.forwarded).toBeUndefined();
  });

  it('turns from a dead bff to the next for reads', async () => {
    const alive = await bff((_request, response) => response.end('here'));
    const { app } = await gateway({ API_URLS: `http://127.0.0.1:1,${alive}` });
    for (let call = 0; call < 6; call += 1) expect((await app.inject('/api/site')).body).toBe('here');
  });

  it('streams an upload while it is sent', async () => {
    /** @type {(value: unknown) => void} */
    let firstBytes = () => undefined;
    const arrived = new Promise((done) => (firstBytes = done));
    const server = await bff((request, response) => {
      let size = 0;
      request.on('data', (chunk) => firstBytes((size += chunk.length)));
      request.on('end', () => response.end(String(size)));
    });
    const { url } = await gateway({ API_URLS: server });
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(1_000_000));
        await arrived;
        controller.enqueue(new Uint8Array(2_000_000));
        controller.close();
      },
    });
    const sent = /** @type {RequestInit} */ ({ method: 'POST', body, duplex: 'half' });
    expect(await (await fetch(`${url}/api/documents/upload`, sent)).text()).toBe('3000000');
  });

  it('hands on each event at once, and hangs up on the bff when the reader leaves', async () => {
    /** @type {(value: unknown) => void} */
    let closed = () => undefined;
    const left = new Promise((done) => (closed = done));
    const server = await bff((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      response.once('close', closed);
    });
    const { url } = await gateway({ API_URLS: server });
    const stop = new AbortController();
    const answer = await fetch(`${url}/api/messages/stream`, { signal: stop.signal });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n');
    stop.abort();
    await left;
  });
});
