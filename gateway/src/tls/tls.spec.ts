import { rmSync, symlinkSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import { once } from 'node:events';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { makeCertificate } from '@portal/server/testing/certificate';
import { Site } from '../../testing/gateway';

let site: Site;
let first: { cert: string; key: string };
let second: { cert: string; key: string };
const sockets: Socket[] = [];

beforeAll(async () => {
  [first, second] = [await makeCertificate('first'), await makeCertificate('second')];
});
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '<html><script src="/main.js"></script></html>');
  write(first);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.clean();
});

function write({ cert, key }: Partial<typeof first>): void {
  if (cert) site.file('tls/cert.pem', cert);
  if (key) site.file('tls/key.pem', key);
}

const start = (env: Readonly<Record<string, string>> = {}) =>
  site.gateway({
    PUBLIC_ORIGIN: 'https://portal.example.com',
    TLS_CERT_FILE: site.path('tls/cert.pem'),
    TLS_KEY_FILE: site.path('tls/key.pem'),
    ...env,
  });

/** @returns the socket after the handshake. @throws Error if that fails */
async function handshake(url: string, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    ca: [first.cert, second.cert],
    ...options,
  });
  sockets.push(socket);
  await once(socket, 'secureConnect');
  return socket;
}

/** A client that accepts outdated versions, as old software would. */
const outdated = { ciphers: 'ALL:@SECLEVEL=0', minVersion: 'TLSv1' } as const;

async function get(url: string, options: RequestOptions = {}) {
  const asked = request(url, { ca: [first.cert, second.cert], agent: false, ...options });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

describe('TLS of the gateway', () => {
  it.each(['TLSv1', 'TLSv1.1'] as const)('refuses %s', async (maxVersion) => {
    const { url } = await start();
    await expect(handshake(url, { ...outdated, maxVersion })).rejects.toThrow(/alert protocol version/);
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('accepts %s, with HTTP/1.1', async (version) => {
    const { url } = await start();
    const ALPNProtocols = ['h2', 'http/1.1'];
    const socket = await handshake(url, { minVersion: version, maxVersion: version, ALPNProtocols });
    expect([socket.getProtocol(), socket.alpnProtocol, socket.authorized]).toEqual([version, 'http/1.1', true]);
  });

  it('refuses ciphers without forward secrecy and without authenticated encryption', async () => {
    const { url } = await start();
    for (const ciphers of ['AES128-SHA', 'AES256-GCM-SHA384', 'NULL'])
      await expect(handshake(url, { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).rejects.toThrow(
        /handshake failure|no cipher/i,
      );
  });

  it('sends HSTS for a year and subdomains with pages, files, and answers of the API', async () => {
    const API_URLS = await site.server((_request, response) => response.end('{}'));
    const { url } = await start({ API_URLS });
    for (const path of ['/', '/login', '/remotes.json', '/api/site', '/no-such-file.js']) {
      const { headers } = await get(`${url}${path}`, { headers: { accept: 'text/html' } });
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
  });

  it('tells the bff that the request came over https, whatever the client claims', async () => {
    let proto: unknown;
    const API_URLS = await site.server(({ headers }, response) => {
      proto = headers['x-forwarded-proto'];
      response.end('{}');
    });
    const { url } = await start({ API_URLS });
    const { status } = await get(`${url}/api/site`, { headers: { 'x-forwarded-proto': 'http' } });
    expect([status, proto]).toEqual([200, 'https']);
  });

  it('refuses plain HTTP on its port, and goes on', async () => {
    const { url } = await start();
    const socket = connectPlain(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.write('GET /api/site HTTP/1.1\r\nHost: here\r\n\r\n');
    await once(socket, 'close');
    expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
    expect((await get(`${url}/healthz`)).status).toBe(200);
  });

  it('limits connections per address before the handshake', async () => {
    const { url } = await start({ MAX_CONNECTIONS_PER_ADDRESS: '2' });
    const [one] = [await handshake(url), await handshake(url)];
    await expect(handshake(url)).rejects.toThrow(/disconnected|ECONNRESET|hang up/i);
    expect(one.destroyed).toBe(false);
  });

  it('closes connections that never finish their handshake or their headers', async () => {
    const { url } = await start();
    const since = Date.now();
    const silent = connectPlain(Number(new URL(url).port), '127.0.0.1').resume();
    const slow = (await handshake(url)).resume();
    sockets.push(silent);
    for (const socket of [silent, slow]) socket.on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\nHost: here\r\n');
    await Promise.all([once(silent, 'close'), once(slow, 'close')]);
    // Both timeouts are ten seconds. Node's default is two minutes for a handshake, and one for the headers.
    expect(Date.now() - since).toBeLessThan(30_000);
  });
});

describe('renewed certificate', () => {
  const nameAt = async (url: string): Promise<unknown> => (await handshake(url)).getPeerCertificate().subject.CN;
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + 30_000;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error('it did not come to that within 30 s');
      await new Promise((later) => setTimeout(later, 100));
    }
  };

  it('is used for new connections after SIGHUP, and open ones stay', async () => {
    const { url } = await start();
    const open = await handshake(url);
    write(second);
    process.emit('SIGHUP');
    expect(await nameAt(url)).toBe('second');
    open.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(String((await once(open, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
    const [{ url: other }] = [await start()];
    expect(await nameAt(other)).toBe('second');
  });

  it('still allows TLS 1.2 or newer only', async () => {
    const { url } = await start();
    write(second);
    process.emit('SIGHUP');
    await expect(handshake(url, { ...outdated, maxVersion: 'TLSv1.1' })).rejects.toThrow(/protocol/i);
    expect((await handshake(url, { maxVersion: 'TLSv1.2' })).getProtocol()).toBe('TLSv1.2');
  });

  it('is ignored as long as certificate and key do not belong together', async () => {
    const { url } = await start();
    for (const half of [{ cert: second.cert }, { cert: 'not a certificate' }]) {
      write(half);
      process.emit('SIGHUP');
      expect(await nameAt(url)).toBe('first');
    }
    write(second);
    process.emit('SIGHUP');
    expect(await nameAt(url)).toBe('second');
  });

  it('is noticed by itself if symbolic links to the files are replaced, as certbot does', async () => {
    for (const [name, { cert, key }] of Object.entries({ first, second })) {
      site.file(`archive/${name}/cert.pem`, cert);
      site.file(`archive/${name}/key.pem`, key);
    }
    const link = (name: string) => {
      for (const file of ['cert.pem', 'key.pem']) {
        rmSync(site.path(`tls/${file}`), { force: true });
        symlinkSync(site.path(`archive/${name}/${file}`), site.path(`tls/${file}`));
      }
    };
    link('first');
    const { url } = await start();
    expect(await nameAt(url)).toBe('first');
    link('second');
    await until(async () => (await nameAt(url)) === 'second');
  });

  it('leaves no listener behind when the gateway is closed', async () => {
    const before = process.listenerCount('SIGHUP');
    const { app } = await start();
    expect(process.listenerCount('SIGHUP')).toBe(before + 1);
    await app.close();
    expect(process.listenerCount('SIGHUP')).toBe(before);
  });

  it('cannot be started with if it is missing or belongs to another key', async () => {
    write({ key: second.key });
    await expect(start()).rejects.toThrow('TLS_CERT_FILE and TLS_KEY_FILE cannot be used together');
    await expect(start({ TLS_CERT_FILE: site.path('none.pem') })).rejects.toThrow('(ENOENT)');
  });
});
