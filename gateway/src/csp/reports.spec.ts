import type { FastifyInstance } from 'fastify';
import { Site } from '../../testing/gateway';

const site = new Site();
let app: FastifyInstance;
let warn: jest.SpyInstance<void, [object, string]>;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  ({ app } = await site.gateway());
  warn = jest.spyOn(app.log, 'warn') as unknown as typeof warn;
});
afterEach(async () => {
  jest.useRealTimers();
  await site.clean();
});

const secret = 'https://portal.example.com/client/412-65-7731?search=Rosa#Visitor';
const legacy = (report: object = {}) => ({
  'csp-report': {
    'document-uri': secret,
    referrer: secret,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a/path?ssn=412-65-7731',
    'script-sample': 'alert("Rosa")',
    'original-policy': "default-src 'none'",
    ...report,
  },
});
const modern = (body: object = {}, type = 'csp-violation') => ({
  type,
  age: 10,
  url: secret,
  user_agent: 'Rosa’s browser',
  body: { documentURL: secret, effectiveDirective: 'img-src', blockedURL: secret, sample: 'Rosa', ...body },
});

const send = (body: unknown, type = 'application/csp-report', address = '127.0.0.1') =>
  app.inject({
    ...{ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, remoteAddress: address },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const logged = () => warn.mock.calls.map(([fields]) => fields);

describe('endpoint for policy violations', () => {
  it.each([
    ['an empty body', '', 'application/csp-report'],
    ['invalid JSON', '{"csp-report":', 'application/csp-report'],
    ['another record', '{"report":{}}', 'application/json'],
    ['a list of something else', '[1]', 'application/reports+json'],
  ])('rejects %s with 400', async (_, body, type) => {
    expect((await send(body, type)).statusCode).toBe(400);
    expect(logged()).toEqual([]);
  });

  it('rejects other content types, other methods and more than 8 kB', async () => {
    expect((await send(legacy(), 'text/plain')).statusCode).toBe(400);
    expect((await app.inject({ url: '/csp-reports', headers: { 'sec-fetch-mode': 'cors' } })).statusCode).toBe(404);
    const large = await send(legacy({ 'script-sample': 'x'.repeat(8 * 1024) }));
    expect(large.statusCode).toBe(400);
    expect(logged()).toEqual([]);
  });

  it('accepts both formats, and logs only directive, origin and area', async () => {
    expect((await send(legacy())).statusCode).toBe(204);
    const source = 'https://portal.example.com/remotes/admin/81.0123abcd.js?retry=1';
    const inList = [modern({ sourceFile: source }), modern({}, 'deprecation')];
    expect((await send(inList, 'application/reports+json')).statusCode).toBe(204);
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', area: 'shell' },
      { directive: 'img-src', blocked: 'self', area: 'admin' },
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/412-65|Rosa|Visitor|path/);
  });

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/x.js', 'chrome-extension:'],
    ['Rosa Visitor', 'unknown'],
    ['', 'unknown'],
  ])('reduces the blocked address %p to %p', async (blocked, kept) => {
    await send(legacy({ 'blocked-uri': blocked, 'effective-directive': 'Rosa' }));
    expect(logged()).toEqual([{ directive: 'other', blocked: kept, area: 'shell' }]);
  });

  it('logs each kind once an hour, and then how many followed', async () => {
    for (let count = 0; count < 5; count += 1) await send(legacy());
    expect(logged()).toHaveLength(1);
    jest.advanceTimersByTime(3_600_001);
    await send(legacy());
    expect(logged().slice(1)).toEqual([expect.objectContaining({ more: 4 }), expect.not.objectContaining({ more: 1 })]);
  });

  it('tells at most 200 kinds apart', async () => {
    for (let address = 0; address < 20; address += 1) {
      const all = Array.from({ length: 20 }, (_, at) => modern({ blockedURL: `https://h${address}-${at}.example/` }));
      const minimal = all.map(({ type, body }) => ({ type, body: { blockedURL: body.blockedURL } }));
      expect((await send(minimal, 'application/reports+json', `10.0.0.${address}`)).statusCode).toBe(204);
    }
    expect(logged()).toHaveLength(201);
  });

  it('is rate limited per address and in total', async () => {
    const statusOf = async (address: string) => (await send(legacy(), undefined, address)).statusCode;
    for (let count = 0; count < 30; count += 1) expect(await statusOf('10.0.0.1')).toBe(204);
    const refused = await send(legacy(), undefined, '10.0.0.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    for (let count = 0; count < 570; count += 1) await send(legacy(), undefined, `10.0.1.${count % 200}`);
    expect(await statusOf('10.0.2.1')).toBe(429);
    jest.advanceTimersByTime(60_001);
    expect(await statusOf('10.0.2.1')).toBe(204);
  });
});
