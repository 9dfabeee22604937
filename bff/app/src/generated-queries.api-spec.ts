import { fillPath } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople } from '../testing/authorization-people';
import { recipeOf } from '../testing/authorization-requests';
import { queryFieldsOf } from '../testing/request-variants';
import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';

let api: Api;
let people: AuthorizationPeople;

beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());

/** URL-encoded values. */
const texts: readonly string[] = [
  '',
  '0',
  '-1',
  '1e999',
  '99999999999999999999',
  'null',
  'text',
  '2024-02-30',
  '%00',
  '%27%20OR%201%3D1--',
  '%25%5F%5C',
  '%C3%28',
  '%F0%9F%98%80',
  '%E2%80%AE',
  'x'.repeat(5_000),
  '%20'.repeat(1_000),
  '%25'.repeat(1_000),
];

const endpointsWithQuery = allEndpoints
  .map((named) => ({ ...named, fields: [...queryFieldsOf(named.endpoint), 'no_such_field'] }))
  .filter(({ endpoint, fields }) => endpoint.method === 'GET' && endpoint.response !== 'events' && fields.length > 1);

it('covers more than ten endpoints', () => expect(endpointsWithQuery.length).toBeGreaterThan(10));

describe.each(endpointsWithQuery)('$name', ({ name, endpoint, fields }) => {
  /** Builds a request by an authorized caller for an existing object. */
  function request(): { url: string; headers: Record<string, string> } {
    const { of } = recipeOf(name, endpoint);
    const role = endpoint.access.roles[0] ?? 'client';
    const column = role === 'client' ? 'own client' : role === 'preparer' ? 'assigned' : 'admin';
    const { person } = people.callers.find((caller) => caller.column === column) ?? {};
    const [parameter = ''] = /(?<=\{)\w+/.exec(endpoint.path) ?? [];
    const url = `/api${fillPath(endpoint.path, of ? { [parameter]: people.idOf(of, 'own') } : {})}`;
    return { url, headers: { authorization: `Bearer ${person?.token}` } };
  }

  it.each(fields)(
    '%s with any text, repeated or as a list, never causes a 5xx, and a 400 lists the invalid fields',
    async (field) => {
      const { url, headers } = request();
      for (const query of [...texts.map((text) => `${field}=${text}`), `${field}=a&${field}=b`, `${field}[]=a`]) {
        const { statusCode, body } = await api.app.inject({ url: `${url}?${query}`, headers });
        const seen = { query: query.slice(0, 100), statusCode };
        expect({ ...seen, isFault: statusCode >= 500 }).toEqual({ ...seen, isFault: false });
        if (statusCode < 400) continue;
        expect(body.length).toBeLessThanOrEqual(20_000);
        if (statusCode !== 400) continue;
        const named = ((JSON.parse(body) as Problem).errors?.length ?? 0) > 0;
        expect({ ...seen, named }).toEqual({ ...seen, named: true });
      }
    },
  );
});
