import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import type { Problem } from '@portal/domain/problem';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let client: Person;

beforeAll(async () => {
  api = await startApi();
  client = await api.people.client();
});
afterAll(() => api.stop());

const send = async (payload: string | Buffer, type = 'application/json', url = '/api/intake') => {
  const headers = { 'content-type': type, authorization: `Bearer ${client.token}` };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, problem: JSON.parse(answer.body) as Problem };
};

describe('endpoint access', () => {
  it('rejects visitors, invalid tokens, other roles and pending accounts, each with its own code', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    const admin = await api.people.admin();
    const refusals = [
      [undefined, 401, 'unauthenticated'],
      ['nonsense', 401, 'unauthenticated'],
      [admin.token, 403, 'forbidden'],
    ] as const;
    for (const [token, status, code] of refusals) {
      expect(await api.call(intakeEndpoints.mine, { token })).toMatchObject({ status, problem: { code } });
    }
    const waiting = await api.call(documentEndpoints.list, { token: pending.token });
    expect(waiting).toMatchObject({
      status: 403,
      problem: { code: 'approval_pending', detail: 'Your account is waiting for approval by the office.' },
    });
    expect((await api.call(accountEndpoints.me, { token: pending.token })).status).toBe(200);
  });

  it('records a forbidden request at most once a minute', async () => {
    const { id, token } = await api.people.client();
    for (let n = 0; n < 3; n += 1) await api.call(accountEndpoints.resetPin, { params: { id }, token });
    const rows = await api.query(
      `SELECT actor_id, object_id FROM audit_log WHERE action = 'call.refuse' AND actor_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: id, object_id: 'POST /admin/users/{id}/reset-pin' }]);
  });

  it('returns 404 for an unknown route', async () => {
    const { statusCode, body } = await api.app.inject({ url: '/api/nothing?ssn=412-65-7731' });
    expect({ statusCode, code: (JSON.parse(body) as Problem).code }).toEqual({ statusCode: 404, code: 'not_found' });
  });
});

describe('request body', () => {
  it.each([
    ['invalid JSON', '{', 400],
    ['an array', '[]', 400],
    ['a string', '"x"', 400],
    ['a duplicate key', '{"city":"A","city":"B"}', 400],
    ['a prototype key', '{"__proto__":{"role":"admin"}}', 400],
    ['a body over 256 KB', JSON.stringify({ city: 'x'.repeat(262_144) }), 413],
  ])('rejects %s', async (_what, payload, status) => {
    expect((await send(payload)).status).toBe(status);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each([['text/plain'], ['application/xml'], ['application/x-www-form-urlencoded']])(
    'rejects the content type %s',
    async (type) => {
      expect(await send('a=b', type)).toMatchObject({ status: 415, problem: { code: 'unsupported_media_type' } });
    },
  );

  it('rejects an unknown field, naming it', async () => {
    const { status, problem } = await send('{"city":"Detroit","user_id":"me"}');
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ field: 'user_id', detail: 'Unknown field.' }]);
  });

  it('rejects input to an endpoint that takes none', async () => {
    expect((await send('{"a":1}', 'application/json', '/api/auth/logout')).status).toBe(400);
    const unknown = await api.call(siteEndpoints.read, { query: { verbose: 1 } });
    expect(unknown.problem.errors).toEqual([{ field: 'verbose', detail: 'Unknown field.' }]);
  });

  it('drops read-only fields, so that a record can be sent back as received', async () => {
    const { token } = await api.people.client();
    const made = await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token });
    const claimed = { ...made.body, id: client.id, tax_year: 1999, created_at: 'never', submitted_at: 'now' };
    const sent = { params: { id: made.body.id }, body: claimed, token };
    const { status, body } = await api.call(intakeEndpoints.update, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: made.body.id, tax_year: made.body.tax_year, submitted_at: null });
  });
});

describe('list request', () => {
  it.each(['0', '1001', '-1', '1e2', 'ten', ''])('rejects a limit of "%s"', async (limit) => {
    const { status, problem } = await api.call(documentEndpoints.list, { token: client.token, query: { limit } });
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 400, field: 'limit' });
  });

  it('returns a plain array and the total', async () => {
    const { status, body, headers } = await api.call(documentEndpoints.list, {
      token: client.token,
      query: { limit: 5 },
    });
    expect({ status, body, total: headers['x-total-count'] }).toEqual({ status: 200, body: [], total: '0' });
  });

  it('returns null when there is no record yet', async () => {
    const { token } = await api.people.client();
    const { status, body, headers } = await api.call(intakeEndpoints.mine, { token });
    expect({ status, body }).toEqual({ status: 200, body: null });
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('response without revalidation', () => {
  it('has a request id, is not cached, and has the security headers', async () => {
    // `revalidation.ts` covers the public responses that may be cached.
    for (const { headers } of [await api.call(healthEndpoints.live), await api.call(intakeEndpoints.mine)]) {
      expect(headers).toMatchObject({
        'x-request-id': expect.stringMatching(/.{8,}/),
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('includeSubDomains'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it("keeps a proxy's request id if it is valid", async () => {
    const withId = (id: string) => api.call(intakeEndpoints.mine, { headers: { 'x-request-id': id } });
    const given = await withId('proxy-0123456789');
    expect([given.headers['x-request-id'], given.problem.request_id]).toEqual(['proxy-0123456789', 'proxy-0123456789']);
    expect((await withId('a b"}{')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reports errors as problem details', async () => {
    const { headers, problem } = await api.call(accountEndpoints.login, { body: { password: canaries.password } });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toEqual({
      type: '/api/docs#invalid_input',
      title: 'Invalid input',
      status: 400,
      detail: 'Some fields are invalid.',
      code: 'invalid_input',
      request_id: headers['x-request-id'],
      errors: [{ field: 'email', detail: 'Email is required.' }],
    });
  });
});
