import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { Draining } from '@portal/bff-platform/lifecycle/draining';
import { Metrics } from '@portal/bff-platform/metrics/metrics';
import { startApi, type Api } from '../testing/api';

let api: Api;

beforeAll(async () => {
  api = await startApi({ METRICS_TOKEN: 'a-token-for-the-scraper' });
});
afterAll(() => api.stop());

describe('health check', () => {
  it('stays alive but is not ready while draining, and closes connections', async () => {
    api.get(Draining).begun = true;
    const answer = await api.call(healthEndpoints.ready);
    expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
    expect(answer.headers).toMatchObject({ 'retry-after': '2', connection: 'close' });
    expect((await api.call(healthEndpoints.live)).status).toBe(200);
    api.get(Draining).begun = false;
  });

  it('is ready if the database is, ignoring an invalid token', async () => {
    expect(await api.call(healthEndpoints.ready, { token: 'old' })).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });
});

describe('returns 404 to another machine, through a proxy, and even with a metrics token', () => {
  const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    api.app.inject({ url: '/api/metrics', headers, remoteAddress });

  it('returns 404 to other machines, through a proxy, and with a wrong token', async () => {
    expect((await metrics({}, '192.0.2.1')).statusCode).toBe(404);
    expect((await metrics({ 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
    expect((await metrics({ authorization: 'Bearer a-token-for-the-scrapes' }, '192.0.2.1')).statusCode).toBe(404);
  });

  it('labels metrics by route, never by URL', async () => {
    await api.app.inject({ url: '/api/nothing/of/anybody?email=somebody@example.com' });
    const { statusCode, body } = await metrics({ authorization: 'Bearer a-token-for-the-scraper' }, '192.0.2.1');
    expect(statusCode).toBe(200);
    expect(body).toContain('route="/api/health/ready"');
    expect(body).not.toContain('somebody');
    expect((await metrics()).statusCode).toBe(200);
  });
});

it('reports how busy the event loop was since the last scrape', async () => {
  api.get(Metrics).watchProcess();
  const utilization = async () => {
    const { body } = await api.app.inject({ url: '/api/metrics' });
    return Number(/^event_loop_utilization (\S+)$/m.exec(body)?.[1]);
  };
  await utilization();
  const end = performance.now() + 300;
  while (performance.now() < end);
  expect(await utilization()).toBeGreaterThan(0.8);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await utilization()).toBeLessThan(0.5);
});

describe('API documentation', () => {
  it('serves only the two files that the page needs', async () => {
    for (const file of ['package.json', '../package.json', 'swagger-ui-bundle.js.map', 'index.html']) {
      expect((await api.app.inject({ url: `/api/docs/files/${file}` })).statusCode).toBe(404);
    }
  });

  it('is available as JSON and as a web page', async () => {
    const document = await api.app.inject({ url: '/api/openapi.json' });
    expect(JSON.parse(document.body)).toMatchObject({ openapi: '3.1.0' });
    const page = await api.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
      expect(page.body).toContain(`/api/docs/files/${file}`);
      expect((await api.app.inject({ url: `/api/docs/files/${file}` })).statusCode).toBe(200);
    }
  });
});
