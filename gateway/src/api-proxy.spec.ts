import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Site } from '../testing/gateway';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '');
});
afterEach(() => site.clean());

describe('/api', () => {
  it('returns 503 as problem+json when no bff is reachable', async () => {
    const { app } = await site.gateway();
    const answer = await app.inject('/api/site');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '2',
      'content-type': expect.stringContaining('problem+json'),
    });
    expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('rejects plain http if the public origin is https, whatever headers the client forges', async () => {
    const reached = await site.server((_request, response) => response.end('here'));
    const env = { API_URLS: reached, PUBLIC_ORIGIN: 'https://portal.example.com' };
    const headers = { 'x-forwarded-proto': 'https' };
    const stranger = await site.gateway(env);
    expect((await stranger.app.inject({ url: '/api/site', headers })).statusCode).toBe(403);
    const { app } = await site.gateway({ ...env, TRUSTED_PROXY: 'loopback' });
    for (const url of ['/api/site', '/%61pi/site', '/api'])
      expect([url, (await app.inject(url)).body]).not.toContain('here');
    expect((await app.inject('/api/site')).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/site', headers })).body).toBe('here');
  });

  it('passes on a 503 from the bff without retrying', async () => {
    let calls = 0;
    const busy = await site.server((_request, response) => {
      calls += 1;
      response.writeHead(503, { 'retry-after': '1' }).end('busy');
    });
    const { app } = await site.gateway({ API_URLS: busy });
    expect((await app.inject('/api/site')).body).toBe('busy');
    expect(calls).toBe(1);
  });

  it('overwrites forged forwarding headers', async () => {
    const echo = await site.server((request, response) => response.end(JSON.stringify(request.headers)));
    const { url } = await site.gateway({ API_URLS: echo });
    const claims = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'evil.example', forwarded: 'for=9.9.9.9' };
    const seen = (await (await fetch(`${url}/api/site`, { headers: claims })).json()) as Record<string, string>;
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(url).host });
    expect(seen.forwarded).toBeUndefined();
  });

  it.each([
    ['an id from a proxy in front', '0123456789-abc', /^0123456789-abc$/],
    ['an invalid id', 'a line\u00a0break', /^[0-9a-f-]{36}$/],
  ])('forwards a valid request id given %s', async (_what, given, expected) => {
    const echo = await site.server((request, response) => response.end(request.headers['x-request-id']));
    const { app } = await site.gateway({ API_URLS: echo });
    expect((await app.inject({ url: '/api/site', headers: { 'x-request-id': given } })).body).toMatch(expected);
  });

  it('releases the slot of a client that disconnects behind a trusted proxy', async () => {
    let hangs = true;
    const bff = await site.server((_request, response) => {
      if (!hangs) response.end('here');
    });
    const env = { API_URLS: bff, TRUSTED_PROXY: 'loopback', MAX_CONNECTIONS_PER_ADDRESS: '1' };
    const { url } = await site.gateway(env);
    const headers = { 'x-forwarded-for': '10.1.2.3', connection: 'close' };
    await expect(fetch(`${url}/api/site`, { headers, signal: AbortSignal.timeout(300) })).rejects.toThrow();
    hangs = false;
    await new Promise((closed) => setTimeout(closed, 200));
    expect(await (await fetch(`${url}/api/site`, { headers })).text()).toBe('here');
  });

  it('retries reads on another server when a bff is down', async () => {
    const alive = await site.server((_request, response) => response.end('here'));
    const { url } = await site.gateway({ API_URLS: `http://127.0.0.1:1,${alive}` });
    for (let call = 0; call < 6; call += 1) expect(await (await fetch(`${url}/api/site`)).text()).toBe('here');
  });

  it('streams an upload while it is being sent', async () => {
    let firstBytes: () => void = () => undefined;
    const arrived = new Promise<void>((done) => (firstBytes = done));
    const server = await site.server((request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        firstBytes();
      });
      request.on('end', () => response.end(String(size)));
    });
    const { url } = await site.gateway({ API_URLS: server });
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(1_000_000));
        await arrived;
        controller.enqueue(new Uint8Array(2_000_000));
        controller.close();
      },
    });
    const sent: RequestInit = { method: 'POST', body, duplex: 'half' };
    expect(await (await fetch(`${url}/api/documents/upload`, sent)).text()).toBe('3000000');
  });

  it('streams each event unchanged, forwards Last-Event-ID, and disconnects from the bff when the client disconnects', async () => {
    let closed: () => void = () => undefined;
    const left = new Promise<void>((done) => (closed = done));
    let send: (event: string) => void = () => undefined;
    const server = await site.server((request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
      response.write(`data: after ${String(request.headers['last-event-id'])}\n\n`);
      send = (event) => response.write(event);
      response.once('close', closed);
    });
    const { url } = await site.gateway({ API_URLS: server });
    const stop = new AbortController();
    const headers = { 'accept-encoding': 'br, gzip', 'last-event-id': '41' };
    const answer = await fetch(`${url}/api/events`, { headers, signal: stop.signal });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const reader = answer.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('data: after 41\n\n');
    // Sent only after the first event has arrived, which proves that events are not buffered.
    send(':\n\n');
    expect(await read()).toBe(':\n\n');
    stop.abort();
    await left;
  });
});

describe('request that is answered before its body is read', () => {
  const upload = Buffer.alloc(14_000_000);

  /** Sends requests on one connection, each reading its response only after it has sent its whole body, like a browser. */
  async function onOneConnection(url: string, bodies: readonly Buffer[]): Promise<(number | undefined)[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: (number | undefined)[] = [];
    for (const body of bodies) {
      const sent = request(`${url}/api/documents/upload`, { agent, method: 'POST', timeout: 8000 });
      sent.once('timeout', () => sent.destroy(new Error('no answer within 8 seconds')));
      const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
      const whole = new Promise<void>((done, fail) => sent.once('error', fail).end(body, done));
      await whole;
      const [response] = await answered;
      response.resume();
      await once(response, 'end');
      statuses.push(response.statusCode);
    }
    agent.destroy();
    return statuses;
  }

  it('gets 503 when no bff is reachable, and leaves the connection usable', async () => {
    const { url } = await site.gateway();
    expect(await onOneConnection(url, [upload, upload, Buffer.from('small')])).toEqual([503, 503, 503]);
  });

  it("gets the bff's refusal, and leaves the connection usable", async () => {
    const bff = await site.server((incoming, response) => {
      response.writeHead(413).end('too large');
      incoming.resume();
    });
    const { url } = await site.gateway({ API_URLS: bff });
    expect(await onOneConnection(url, [upload, upload, Buffer.from('small')])).toEqual([413, 413, 413]);
  });

  it('gets 503 when the bff closes the connection in the middle of the body, and leaves its own usable', async () => {
    const bff = await site.server((incoming) => incoming.once('data', () => incoming.socket.destroy()));
    const { url } = await site.gateway({ API_URLS: bff });
    expect(await onOneConnection(url, [upload, Buffer.from('small')])).toEqual([503, 503]);
  });

  it('is disconnected when it goes on beyond the size of any upload', async () => {
    const { app, url } = await site.gateway();
    const connected = once(app.server, 'connection') as Promise<[Socket]>;
    // The caller may have read its response before it is disconnected.
    const ended = onOneConnection(url, [Buffer.alloc(40_000_000)]).catch(() => undefined);
    const [socket] = await connected;
    await new Promise((done) => socket.once('close', done));
    expect(socket.bytesRead).toBeLessThan(20_000_000);
    await ended;
  });
});

describe('two replicas behind /api', () => {
  /** @returns the gateway's address and the number of requests each replica received */
  async function replicas() {
    const counts = [0, 0];
    const start = (index: number) =>
      site.server((incoming, response) => {
        counts[index] = (counts[index] ?? 0) + 1;
        incoming.resume().once('end', () => response.end('here'));
      });
    const { url } = await site.gateway({ API_URLS: `${await start(0)},${await start(1)}` });
    counts.fill(0);
    return { url, counts };
  }

  const send = (url: string, { headers, method }: RequestOptions, body = ''): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const sent = request(`${url}/api/site`, { headers, method }, (response) => {
        response.resume().once('end', () => done(response.statusCode));
      });
      sent.once('error', fail).end(body);
    });

  it('splits sequential requests evenly', async () => {
    const { url, counts } = await replicas();
    for (let call = 0; call < 40; call += 1) await fetch(`${url}/api/site`);
    expect(counts).toEqual([20, 20]);
  });

  it('splits concurrent requests evenly', async () => {
    const { url, counts } = await replicas();
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/api/site`)));
    expect(counts).toEqual([20, 20]);
  });

  it.each<[string, RequestOptions, string]>([
    ['Expect: 100-continue', { method: 'POST', headers: { expect: '100-continue' } }, 'a body'],
    ['Keep-Alive', { headers: { 'keep-alive': 'timeout=5' } }, ''],
    ['TE', { headers: { te: 'trailers' } }, ''],
    ['Upgrade', { headers: { upgrade: 'h2c' } }, ''],
    ['Trailer', { method: 'POST', headers: { trailer: 'x-sum', 'transfer-encoding': 'chunked' } }, 'a body'],
    ['Proxy-Connection', { headers: { 'proxy-connection': 'keep-alive' } }, ''],
  ])('responds to a request with the header %s, and keeps both replicas in rotation', async (_name, options, body) => {
    const { url, counts } = await replicas();
    expect(await send(url, options, body)).toBe(200);
    for (let call = 0; call < 9; call += 1) await fetch(`${url}/api/site`);
    expect(counts).toEqual([5, 5]);
  });

  it.each([
    ['in the middle of its body', 'POST /api/site HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nfirst bytes'],
    ['with a malformed chunk', 'POST /api/site HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('keeps both replicas in rotation when a client aborts %s', async (_where, bytes) => {
    const { url, counts } = await replicas();
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    socket.write(bytes);
    await new Promise((later) => setTimeout(later, 50));
    socket.destroy();
    await once(socket, 'close');
    await new Promise((later) => setTimeout(later, 100));
    counts.fill(0);
    for (let call = 0; call < 10; call += 1) await fetch(`${url}/api/site`);
    expect(counts).toEqual([5, 5]);
  });
});
