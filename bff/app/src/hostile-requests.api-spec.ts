import { securityHeaders } from '@portal/server/security-headers';
import { dtosOf } from '@portal/domain/contract/contract';
import { successStatus } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { rulesByField } from '@portal/bff-platform/http/fields';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople } from '../testing/authorization-people';
import { allowedCaller, ask, recipeOf, urlOfNothing } from '../testing/authorization-requests';

let api: Api;
let people: AuthorizationPeople;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());
beforeEach(() => people.restore());

/** Headers with which proxies and frameworks state who calls, from where, or what is called. */
const spoofed = {
  authorization: 'Basic YWRtaW46YWRtaW4=',
  forwarded: 'for=127.0.0.1;proto=https;host=localhost',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-host': 'localhost',
  'x-forwarded-user': 'admin',
  'x-http-method-override': 'GET',
  'x-original-url': '/api/healthz',
  'x-rewrite-url': '/api/healthz',
  'x-remote-user': 'admin',
  'x-user-id': '1',
  'x-user-role': 'admin',
};
const guarded = allEndpoints.filter(({ endpoint }) => !endpoint.access.visitors && !endpoint.options.cookie);
const forOthers = guarded.filter(({ endpoint }) => !endpoint.access.roles.includes('client'));

describe('spoofed identity and forwarding headers', () => {
  it.each(guarded)('do not replace a token: $name', async ({ endpoint }) => {
    const { statusCode } = await api.app.inject({
      method: endpoint.method,
      url: urlOfNothing(endpoint),
      headers: spoofed,
    });
    expect(statusCode).toBe(401);
  });

  it.each(forOthers)('do not change the role of the caller: $name', async ({ endpoint }) => {
    const { token } = people.callers.find(({ column }) => column === 'own client')?.person ?? {};
    const headers = { ...spoofed, authorization: `Bearer ${token}` };
    const { statusCode } = await api.app.inject({ method: endpoint.method, url: urlOfNothing(endpoint), headers });
    expect(statusCode).toBe(403);
  });
});

describe('security headers', () => {
  it.each(allEndpoints)('are sent, without the name of a server: $name', async ({ endpoint }) => {
    const { headers } = await api.app.inject({
      method: endpoint.method,
      url: urlOfNothing(endpoint),
      payloadAsStream: true,
    });
    const { 'content-security-policy': _policy, ...always } = securityHeaders({ https: false });
    expect(headers).toMatchObject(always);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Object.keys(headers).filter((name) => /^(server|x-powered-by|via)$/.test(name))).toEqual([]);
  });
});

const nobody = '01900000-0000-7000-8000-000000000000';

/** Fields that an attacker would like to set: ids, owners, roles, states, versions, sums and times. */
const coveted: Readonly<Record<string, unknown>> = {
  ...{ id: nobody, user_id: nobody, owner_id: nobody, client_id: nobody, preparer_id: nobody, approved_by: nobody },
  ...{ role: 'admin', status: 'pending', demo: true, must_change_password: true, permissions: ['all'] },
  ...{ version: 99, submitted: true, submitted_at: '2001-01-01T00:00:00Z', created_at: '2001-01-01T00:00:00Z' },
  ...{ deleted_at: '2001-01-01T00:00:00Z', total_income: 7_654_321, net_profit_loss: 7_654_322, scan_state: 'clean' },
  ...{ password_hash: 'x', pin_hash: 'x', storage_key: '../x', constructor: {}, prototype: {} },
};

const withBody = allEndpoints.filter(({ endpoint }) => endpoint.body === 'json');

describe('mass assignment', () => {
  it('is tested at more than thirty endpoints', () => expect(withBody.length).toBeGreaterThan(30));

  it.each(withBody)('is rejected or has no effect: $name', async ({ name, endpoint }) => {
    const recipe = recipeOf(name, endpoint);
    const callers = recipe.newcomers ? await people.makeNewcomers() : people.callers;
    const { body, response } = dtosOf(endpoint);
    const isKnown = (field: string): boolean => body !== undefined && rulesByField(body).has(field);
    const foreign = Object.entries(coveted).filter(([field]) => !isKnown(field));
    /** Asks with more fields; their values come last. */
    const askWith = async (more: readonly (readonly [string, unknown])[]) => {
      await people.restore();
      const caller = allowedCaller(name, callers);
      const asked = { api, people, caller, id: recipe.of ? people.idOf(recipe.of, 'own') : '' };
      const send = async () => {
        const sent = (await recipe.send?.(asked)) ?? {};
        return { ...sent, payload: { ...(sent.payload as object), ...Object.fromEntries(more) } };
      };
      return ask(endpoint, { ...recipe, send }, asked);
    };

    const rejected = await askWith(foreign);
    expect(rejected.status).toBe(400);
    const named = ((JSON.parse(rejected.text) as Problem).errors ?? []).map(({ field }) => field);
    const ignored = foreign.filter(([field]) => !named.includes(field));
    // A page may send back what it was shown.
    const shown = response ? [...rulesByField(response).keys()] : [];
    expect(ignored.map(([field]) => field).filter((field) => !shown.includes(field))).toEqual([]);

    const { status, text } = await askWith(ignored);
    expect(status).toBe(successStatus(endpoint));
    for (const [field, value] of ignored) expect(text).not.toContain(`"${field}":${JSON.stringify(value)}`);
  });
});
