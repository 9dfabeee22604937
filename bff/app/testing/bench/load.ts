import { connect } from 'node:net';

/** Timeout of one response, ms. */
const timeout = 10_000;

export interface Load {
  url: string;
  token: string;
  /** More request headers, e.g. `accept-encoding` */
  headers?: Readonly<Record<string, string>>;
  /** JSON, posted in rotation; if absent, GET requests are sent */
  bodies?: readonly string[];
  requests: number;
  /** Kept open, each with one request in flight */
  connections: number;
}

/**
 * Sends the given number of requests as fast as they are answered. Uses bare sockets, because a cheap client leaves
 * more of a small machine's CPU to the server. Throws on any status but 200 and 304.
 * @returns seconds until the last response
 */
export async function sendLoad({
  url,
  token,
  headers = {},
  bodies = [],
  requests,
  connections,
}: Load): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const all = { host: `${hostname}:${port}`, authorization: `Bearer ${token}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${pathname} HTTP/1.1\r\n${lines.join('')}`;
  const json = `POST ${head}content-type: application/json\r\n`;
  const posts = bodies.map((body) => Buffer.from(`${json}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`));
  const texts = posts.length > 0 ? posts : [Buffer.from(`GET ${head}\r\n`)];
  let sent = 0;
  const next = () => (sent < requests ? texts[sent++ % texts.length] : undefined);
  const start = process.hrtime.bigint();
  await Promise.all(Array.from({ length: connections }, () => ask({ hostname, port: Number(port), next })));
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Runs one connection: sends the next request once the previous response is complete. */
function ask({
  hostname,
  port,
  next,
}: {
  hostname: string;
  port: number;
  next: () => Buffer | undefined;
}): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect({ host: hostname, port, noDelay: true });
    let received = Buffer.alloc(0);
    const send = () => {
      const request = next();
      if (request) {
        socket.write(request);
        return;
      }
      socket.end();
      done();
    };
    socket.setTimeout(timeout, () => socket.destroy(new Error('The server does not answer.')));
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('The server closed a connection.')));
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = lengthIn(received.toString('latin1', 0, head));
      if (length === undefined) {
        socket.destroy(new Error(`The server answered:\n${received.toString()}`));
        return;
      }
      const size = head + 4 + length;
      if (received.length < size) return;
      received = received.subarray(size);
      send();
    });
  });
}

/**
 * @param head head of an HTTP response
 * @returns number of body bytes; undefined if the status is another one or the length is missing
 */
function lengthIn(head: string): number | undefined {
  if (head.startsWith('HTTP/1.1 304 ')) return 0;
  const length = head.startsWith('HTTP/1.1 200 ') ? /\r\ncontent-length: (\d+)/i.exec(head)?.[1] : undefined;
  return length === undefined ? undefined : Number(length);
}
