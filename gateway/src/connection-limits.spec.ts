import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Site } from '../testing/gateway';

let site: Site;
const sockets: Socket[] = [];
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '<html></html>');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.clean();
});

/** Opens a connection and sends an incomplete request. */
async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n');
  return socket;
}

/** Polls for up to a minute. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) if (Date.now() > end) throw new Error('it did not come to that');
}

/** Expects the server to close the connection immediately, instead of after the headers timeout. */
async function expectRefusal(url: string): Promise<void> {
  const since = Date.now();
  await closed(await open(url));
  expect(Date.now() - since).toBeLessThan(5000);
}

const openMany = (count: number, url: string) => Promise.all(Array.from({ length: count }, () => open(url)));

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.readyState === 'open';

/** Waits until the server has closed the connection. */
const closed = (socket: Socket) =>
  new Promise<void>((done) => (socket.destroyed ? done() : socket.once('close', () => done())));

describe('connection limit', () => {
  it('rejects connections over the per-address limit until another one ends', async () => {
    const { url } = await site.gateway({ MAX_CONNECTIONS_PER_ADDRESS: '3' });
    const [first, ...others] = await openMany(3, url);
    await expectRefusal(url);
    expect(others.map(isOpen)).toEqual([true, true]);
    first?.destroy();
    // The server accepts a new connection once it has noticed that another one is closed.
    await until(async () => {
      const next = await open(url);
      await pause(100);
      return isOpen(next);
    });
    await expectRefusal(url);
  });

  it('limits the total number of connections, including those of trusted proxies', async () => {
    const { url } = await site.gateway({ MAX_CONNECTIONS: '10', TRUSTED_PROXY: 'loopback' });
    const all = await openMany(10, url);
    await expectRefusal(url);
    expect(all.every(isOpen)).toBe(true);
  });

  it('does not limit the connections of a trusted proxy per address', async () => {
    const { url } = await site.gateway({ MAX_CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXY: 'loopback' });
    const all = await openMany(6, url);
    await pause(300);
    expect(all.every(isOpen)).toBe(true);
  });

  it('closes connections that never finish their headers, without delaying other requests', async () => {
    const { url } = await site.gateway();
    const since = Date.now();
    const slow = await openMany(300, url);
    const ended = slow.map(closed);
    for (let call = 0; call < 5; call += 1) {
      const before = Date.now();
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      // Must be answered without waiting for the slow connections.
      expect(Date.now() - before).toBeLessThan(5000);
    }
    await Promise.all(ended);
    // The headers timeout is ten seconds; allow some slack for a busy machine. Node's default is a minute.
    expect(Date.now() - since).toBeLessThan(30_000);
  });
});

describe('request limit behind a trusted proxy', () => {
  it('releases the slot when a request is answered or aborted', async () => {
    let requestCount = 0;
    const API_URLS = await site.server((request, response) => {
      requestCount += 1;
      if (request.url === '/api/fast') response.end('done');
    });
    const { url } = await site.gateway({ API_URLS, MAX_CONNECTIONS_PER_ADDRESS: '1', TRUSTED_PROXY: 'loopback' });
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    for (let call = 1; call <= 3; call += 1) {
      const stop = new AbortController();
      const hanging = fetch(`${url}/api/slow`, { headers, signal: stop.signal }).catch(() => 'hung up');
      while (requestCount < call) await pause(10);
      stop.abort();
      expect(await hanging).toBe('hung up');
      await pause(100);
    }
    for (const body of ['{}', 'x'.repeat(300_000)])
      expect((await fetch(`${url}/api/fast`, { method: 'POST', body, headers })).status).toBe(200);
    expect((await fetch(`${url}/api/fast`, { headers })).status).toBe(200);
  });

  it('limits concurrent requests per person without affecting others', async () => {
    const waiting: (() => void)[] = [];
    const API_URLS = await site.server((_request, response) => waiting.push(() => response.end('done')));
    const { url } = await site.gateway({ API_URLS, MAX_CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXY: 'loopback' });
    const ask = (person: string) => fetch(`${url}/api/site`, { headers: { 'x-forwarded-for': person } });
    const first = [ask('203.0.113.1'), ask('203.0.113.1')];
    while (waiting.length < 2) await pause(10);
    const refused = await ask('203.0.113.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ code: 'throttled' });
    const other = ask('203.0.113.2');
    while (waiting.length < 3) await pause(10);
    for (const answer of waiting.splice(0)) answer();
    expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = ask('203.0.113.1');
    while (waiting.length < 1) await pause(10);
    waiting.pop()?.();
    expect((await again).status).toBe(200);
  });
});
