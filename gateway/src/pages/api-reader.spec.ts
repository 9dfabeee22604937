import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiReader } from './api-reader';

const dead = 'http://127.0.0.1:1';
let server: Server;
let live: string;
let requests: IncomingMessage[];
let status: number;
let body: string;
let headers: Record<string, string>;

/** Fake upstream servers, in the order in which they are tried. */
function upstreams(...urls: string[]) {
  const failed: string[] = [];
  const next = (tried: readonly string[] = []): string => urls.find((url) => !tried.includes(url)) ?? '';
  return { failed, count: urls.length, next, markFailed: (url: string) => void failed.push(url) };
}

beforeEach(async () => {
  requests = [];
  status = 200;
  body = '{"name":"Lake Tax"}';
  headers = {};
  server = createServer((request, response) => {
    requests.push(request);
    const same = request.headers['if-none-match'] === '"1"';
    response.writeHead(same ? 304 : status, { etag: '"1"', ...headers }).end(same ? undefined : body);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  live = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('public API reader', () => {
  it('tries the next server if one is unreachable, and marks the unreachable one as failed', async () => {
    const both = upstreams(dead, live);
    expect(await new ApiReader(both).read('/site')).toEqual({ name: 'Lake Tax' });
    expect(both.failed).toEqual([dead]);
  });

  it('rejects if no server is reachable', async () => {
    const none = upstreams(dead);
    await expect(new ApiReader(none).read('/site')).rejects.toThrow();
    expect(none.failed).toEqual([dead]);
  });

  it.each([500, 503, 429])('throws on a %d response without trying another server', async (code) => {
    status = code;
    const twice = upstreams(live, dead);
    await expect(new ApiReader(twice).read('/site')).rejects.toThrow(String(code));
    expect([requests.length, twice.failed]).toEqual([1, []]);
  });

  it('returns null for a missing record', async () => {
    status = 404;
    expect(await new ApiReader(upstreams(live)).read('/offices/nowhere')).toBeNull();
  });

  it('returns the same object until the record changes', async () => {
    const { read } = new ApiReader(upstreams(live));
    const first = await read('/site');
    expect(await read('/site')).toBe(first);
    expect(requests.map((request) => request.headers['if-none-match'])).toEqual([undefined, '"1"']);
  });

  it('returns a page of a list with the total and the next cursor', async () => {
    body = '[{"id":"1"}]';
    headers = { 'x-total-count': '208', link: '</api/agent-links?limit=1&cursor=abc>; rel="next"' };
    const page = await new ApiReader(upstreams(live)).read('/agent-links?limit=1');
    expect(page).toEqual({ rows: [{ id: '1' }], total: 208, next: 'abc' });
  });
});
