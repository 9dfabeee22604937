import { connect } from 'node:net';
import { Site } from '../testing/gateway';

let site: Site;
let url: string;
let reached: string[];
beforeEach(async () => {
  site = new Site();
  site.file('shell/index.html', '');
  reached = [];
  const bff = await site.server((request, response) => {
    reached.push(request.url ?? '');
    request.resume().once('end', () => response.end('here'));
  });
  ({ url } = await site.gateway({ API_URLS: bff }));
  reached = [];
});
afterEach(() => site.clean());

/** Sends bytes, and returns all that the server sends until it closes the connection. */
const sendRaw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    connect(Number(new URL(url).port), '127.0.0.1')
      .setTimeout(10_000, () => reject(new Error('The connection is still open.')))
      .on('data', (chunk: Buffer) => received.push(chunk))
      // A server that closes before it has read everything resets the connection.
      .on('error', () => undefined)
      .on('close', () => resolve(Buffer.concat(received).toString('latin1')))
      .write(bytes);
  });

const post = (headers: string, body = ''): string => `POST /api/site HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: a\r\n\r\n';

/** Two lengths of one body: where servers disagree, the rest of the body is another request (request smuggling). */
const smuggled: Record<string, string> = {
  'a length and chunks': post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`),
  'chunks and a length': post(
    `Transfer-Encoding: chunked\r\nContent-Length: ${5 + hidden.length}`,
    `0\r\n\r\n${hidden}`,
  ),
  'two lengths': post(`Content-Length: 0\r\nContent-Length: ${hidden.length}`, hidden),
  'two encodings': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${hidden}`),
  'an encoding that is not chunked': post('Transfer-Encoding: xchunked', hidden),
  'a space before the colon': post('Content-Length : 0', hidden),
  'a negative length': post('Content-Length: -1', hidden),
};

const malformed: Record<string, string | Buffer> = {
  'a header of 1 MB': post(`X-Large: ${'a'.repeat(1_000_000)}`),
  'a null byte in a header': post('X-Null: a\0b'),
  'a null byte in the path': 'GET /api/\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'a line feed in a header': post('X-Line: a\rb'),
  'no host': 'GET /api/site HTTP/1.1\r\n\r\n',
  'an unknown version': 'GET /api/site HTTP/9.9\r\nHost: a\r\n\r\n',
  'an unknown method': 'HACK /api/site HTTP/1.1\r\nHost: a\r\n\r\n',
  'bytes that are no HTTP': Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0xff, 0xfe, 0x0d, 0x0a, 0x0d, 0x0a]),
};

describe('malformed HTTP', () => {
  it.each(Object.entries({ ...smuggled, ...malformed }))(
    'gets one 4xx response and a closed connection, and never reaches a bff: %s',
    async (_what, bytes) => {
      const answers = (await sendRaw(bytes)).match(/HTTP\/1\.1 \d{3}/g) ?? [];
      expect(answers).toHaveLength(1);
      expect(answers[0]).toMatch(/ 4\d\d$/);
      expect(reached).toEqual([]);
    },
  );

  it('leaves well-formed requests answered', async () => {
    for (const bytes of Object.values(malformed)) await sendRaw(bytes);
    expect(await (await fetch(`${url}/api/site`)).text()).toBe('here');
    expect(reached).toEqual(['/api/site']);
  });
});
