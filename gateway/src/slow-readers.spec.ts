import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { makeCertificate } from '@portal/server/testing/certificate';
import { Site } from '../testing/gateway';

const timeout = 1000;
/** More than the buffers of the operating system hold, so that most of it waits for the reader. */
const large = Buffer.alloc(15 * 1024 * 1024, 'x');
const path = '/api/documents/1/download';

let site: Site;
let closedCount = 0;
let bff: string;
const sockets: Socket[] = [];
beforeEach(async () => {
  closedCount = 0;
  site = new Site();
  site.file('shell/index.html', '<html></html>');
  site.file('shell/large.bin', large);
  bff = await site.server((request, response) => {
    response.on('close', () => (closedCount += 1));
    if (request.url === path) response.end(large);
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.clean();
});

const start = (time = timeout) => site.gateway({ API_URLS: bff, BODY_TIMEOUT: String(time) });

interface Reader {
  socket: Socket;
  closed: Promise<void>;
  received: () => number;
}

/** Asks for a path, and reads `bytes` of the response every 100 ms, or all of them at once. */
async function read(url: string, asked: string, bytes = Infinity): Promise<Reader> {
  let [allowed, received] = [bytes, 0];
  const buffer = Buffer.alloc(Math.min(bytes, 65_536));
  const callback = (count: number): boolean => {
    received += count;
    allowed -= count;
    return allowed > 0;
  };
  // Unlike a stream, this takes no more from the operating system than it is given.
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', onread: { buffer, callback } });
  const timer = setInterval(() => {
    allowed = bytes;
    socket.resume();
  }, 100);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  void closed.then(() => clearInterval(timer));
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${asked} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
  return { socket, closed, received: () => received };
}

const connectionCount = ({ server }: FastifyInstance) =>
  new Promise<number>((done) => server.getConnections((_error, count) => done(count)));

describe('reading time', () => {
  const count = 20;

  it.each([
    ['file', '/large.bin'],
    ['response of the bff', path],
  ])('closes the connections of twenty that trickle through a %s, and answers others meanwhile', async (_, asked) => {
    // Long enough for the others to be answered before, also on a busy machine.
    const { app, url } = await start(10 * timeout);
    await Promise.all(Array.from({ length: count }, () => read(url, asked, 512)));
    const headers = { connection: 'close' };
    for (let call = 0; call < 5; call += 1) expect((await fetch(`${url}/healthz`, { headers })).status).toBe(200);
    expect(await connectionCount(app)).toBeGreaterThanOrEqual(count);
    expect(closedCount).toBe(0);
    // A caller who still reads what had arrived notices nothing, so that the server is asked.
    while ((await connectionCount(app)) > 0) await pause(10);
    // Nor does the bff go on.
    while (asked === path && closedCount < count) await pause(10);
  });

  it('does not cut a response that takes much longer but keeps to the slowest rate', async () => {
    const began = performance.now();
    const { closed, received } = await read((await start()).url, path, large.length / 40);
    await closed;
    expect(performance.now() - began).toBeGreaterThan(3 * timeout);
    expect(received()).toBeGreaterThan(large.length);
  });

  it('does not count time in which nothing waits for the reader', async () => {
    const { socket, received } = await read((await start()).url, '/api/events');
    await pause(3 * timeout);
    expect(received()).toBeGreaterThan(0);
    expect(socket.destroyed).toBe(false);
  });

  it('also applies over TLS', async () => {
    const { cert, key } = await makeCertificate('slow');
    site.file('cert.pem', cert);
    site.file('key.pem', key);
    const { app, url } = await site.gateway({
      PUBLIC_ORIGIN: 'https://portal.example.com',
      TLS_CERT_FILE: site.path('cert.pem'),
      TLS_KEY_FILE: site.path('key.pem'),
      BODY_TIMEOUT: String(timeout),
    });
    const socket = connectTls({ port: Number(new URL(url).port), host: '127.0.0.1', rejectUnauthorized: false });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'secureConnect');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: portal.example.com\r\n\r\n');
    await pause(100);
    while ((await connectionCount(app)) > 0) await pause(10);
  });
});
