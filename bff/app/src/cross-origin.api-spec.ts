import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { startApi, type Api } from '../testing/api';
import { urlOfNothing } from '../testing/authorization-requests';

let api: Api;
let cookies: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  const { email } = await api.people.client();
  ({ cookies } = await api.call(accountEndpoints.login, { body: { email, password: canaries.password } }));
});
beforeEach(() => api.query('DELETE FROM rate_limits'));
afterAll(() => api.stop());

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const grants = (headers: Record<string, unknown>): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

/** Bodies that a page of another origin can send without a preflight request. */
const forms: readonly [string, string][] = [
  ['application/x-www-form-urlencoded', 'email=a%40example.com'],
  ['text/plain', '{"email":"a@example.com"}'],
  ['multipart/form-data; boundary=abcdefghijklmnopqrstuvwxyz', '--abcdefghijklmnopqrstuvwxyz--\r\n'],
];
const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET');

describe('page of another origin', () => {
  it.each(allEndpoints)('is granted nothing by a preflight request: $name', async ({ endpoint }) => {
    const headers = {
      ...foreign,
      'access-control-request-method': endpoint.method,
      'access-control-request-headers': 'authorization, content-type',
    };
    const answer = await api.app.inject({ method: 'OPTIONS', url: urlOfNothing(endpoint), headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(grants(answer.headers)).toEqual([]);
  });

  it.each(writing)('changes nothing with a form and the cookies: $name', async ({ endpoint }) => {
    for (const [type, payload] of forms) {
      const headers = { ...foreign, 'content-type': type };
      const answer = await api.app.inject({
        method: endpoint.method,
        url: urlOfNothing(endpoint),
        headers,
        cookies,
        payload,
      });
      expect([type, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([type, true]);
      expect(grants(answer.headers)).toEqual([]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(allEndpoints.filter(({ endpoint }) => endpoint.options.cookie))(
    'cannot use the cookie: $name',
    async ({ endpoint }) => {
      const sites: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://localhost.evil.example' },
        { origin: 'http://localhost:81', host: 'localhost:80' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of sites) {
        const answer = await api.app.inject({
          method: endpoint.method,
          url: urlOfNothing(endpoint),
          headers,
          cookies,
          payload: {},
        });
        expect([headers, answer.statusCode]).toEqual([headers, 403]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it.each(allEndpoints.filter(({ endpoint }) => !endpoint.access.visitors && !endpoint.options.cookie))(
    'cannot use the cookie in place of the bearer token: $name',
    async ({ endpoint }) => {
      const answer = await api.app.inject({ method: endpoint.method, url: urlOfNothing(endpoint), cookies });
      expect(answer.statusCode).toBe(401);
    },
  );
});
