import { Site } from '../testing/gateway';
import { readServerSettings } from './settings';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '');
});
afterEach(() => site.clean());

describe('/metrics', () => {
  it('is 404 for other machines, through a proxy, and with a wrong token', async () => {
    const { app } = await site.gateway({ METRICS_TOKEN: 'a-token-for-the-scraper' });
    const metrics = (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress });
    expect((await metrics({})).statusCode).toBe(404);
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(404);
    expect((await metrics({ authorization: 'Bearer a-token-for-the-scrapes' })).statusCode).toBe(404);
    expect((await metrics({ authorization: 'Bearer a-token-for-the-scraper' })).statusCode).toBe(200);
  });

  it('counts requests by kind, and those that no bff answered', async () => {
    const { app } = await site.gateway();
    await app.inject('/api/clients/17?name=Somebody');
    await app.inject('/somebody@example.com');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{route="/api/",method="GET",status="503"} 1');
    expect(body).toContain('http_request_duration_seconds_count{route="pages and files",method="GET",status="404"} 1');
    expect(body).toContain('upstream_failures_total 1');
    expect(body).toMatch(/^connections_open \d+$/m);
    expect(body).not.toMatch(/somebody/i);
  });

  it('counts a proxied response by its status, and no event stream', async () => {
    const bff = await site.server((request, response) => {
      const type = request.url === '/api/stream' ? 'text/event-stream' : 'application/json';
      response.writeHead(201, { 'content-type': type }).end('{}');
    });
    const { app, url } = await site.gateway({ API_URLS: bff });
    for (const path of ['/api/stream', '/api/intake']) await (await fetch(`${url}${path}`)).text();
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{route="/api/",method="GET",status="201"} 1');
  });

  it('needs a token in production that nobody guesses', () => {
    expect(() => readServerSettings({ NODE_ENV: 'production', METRICS_TOKEN: 'short' })).toThrow(
      'METRICS_TOKEN is shorter than 16 characters.',
    );
  });
});
