import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Site } from '../testing/gateway';

let site: Site;
/** Server whose address is sent in every request; nobody but the control may connect to it. */
let bait: Server;
const opened: { host: string; port: number }[] = [];

/** Records every connection that this process opens, and every name that it looks up for one. */
const record = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  socket.on('lookup', (_error, _address, _family, host) => opened.push({ host, port: 0 }));
  socket.on('connect', () => opened.push({ host: socket.remoteAddress ?? '', port: socket.remotePort ?? 0 }));
};

beforeEach(async () => {
  site = new Site();
  site.file('shell/index.html', '<html></html>');
  bait = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => bait.listen(0, '127.0.0.1', done));
  subscribe('net.client.socket', record);
});
afterEach(async () => {
  unsubscribe('net.client.socket', record);
  await new Promise((done) => bait.close(done));
  await site.clean();
  opened.length = 0;
});

const portOf = (url: string): number => Number(new URL(url).port);
const baitHost = (): string => `127.0.0.1:${(bait.address() as AddressInfo).port}`;

/**
 * Sends a request as it is, with the bait in every header that a careless proxy would follow.
 * @returns the beginning of the response
 */
async function send(url: string, requestLine: string): Promise<string> {
  const host = baitHost();
  const headers = [
    ...[`Host: ${host}`, `X-Forwarded-Host: ${host}`, `Forwarded: host=${host}`, `X-Original-URL: http://${host}/`],
    ...[`X-Rewrite-URL: http://${host}/`, `Referer: http://${host}/`, `Origin: http://${host}`, 'Accept: text/html'],
  ];
  const socket = connect(portOf(url), '127.0.0.1');
  socket.write(`${requestLine} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  for await (const chunk of socket) return String(chunk);
  return '';
}

describe('outgoing connections of the gateway', () => {
  it('would be noticed if they led elsewhere', async () => {
    await once(connect((bait.address() as AddressInfo).port, '127.0.0.1').resume(), 'close');
    expect(opened).toContainEqual({ host: '127.0.0.1', port: (bait.address() as AddressInfo).port });
  });

  it('lead to the configured servers only, whatever a request says', async () => {
    const API_URLS = await site.server((_request, response) => response.end('{}'));
    const remote = await site.server((_request, response) => response.end('ok'));
    const { url } = await site.gateway({ API_URLS, REMOTES_FROM: `client=${remote}` });
    const host = baitHost();
    for (const path of [
      '/',
      '/login',
      '/remotes.json',
      '/remotes/client/a.js',
      '/api/site',
      '/healthz',
      '/confined-worker.js',
    ])
      for (const line of [
        `GET ${path}`,
        `GET ${path}?url=http://${host}/`,
        `GET http://${host}${path}`,
        `POST ${path}`,
      ])
        expect([line, await send(url, line)]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 [2-4]/)]);
    for (const line of [
      `CONNECT ${host}`,
      `GET /api//${host}/x`,
      `GET /api/..//${host}`,
      `GET //${host}/api`,
      `GET /api@${host}`,
    ])
      await send(url, line);
    const configured = [url, API_URLS, remote].map(portOf);
    expect(opened.filter(({ port }) => !configured.includes(port))).toEqual([]);
    // The configured ones were used, so the walk did reach them.
    for (const port of configured) expect(opened).toContainEqual({ host: '127.0.0.1', port });
  });
});
