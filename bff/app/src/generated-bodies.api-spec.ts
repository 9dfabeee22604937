import { dtosOf } from '@portal/domain/contract/contract';
import { fillPath } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import pg from 'pg';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller, type Target } from '../testing/authorization-people';
import { recipeOf } from '../testing/authorization-requests';
import { authorizationTable, type Column } from '../testing/authorization-table';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { rulesByField } from '@portal/bff-platform/http/fields';

let api: Api;
let people: AuthorizationPeople;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
  owner = new pg.Client(api.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const kinds: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'text',
  [],
  [0],
  [null],
  [[]],
  [{}],
  [{ ssn: 5, first_name: {}, x: 1 }],
  {},
  { ssn: 5, first_name: [], x: { y: 1 } },
  { length: 3 },
];

/** An authorized caller, and the addressed object: the caller's own, or a nonexistent one. */
interface Situation {
  caller: Caller;
  target: Target;
  /** The caller starts without rows, so delete what a successful request creates. */
  hasNothing?: true;
}

const answering = (name: string): Column => {
  const row = authorizationTable.get(name);
  const columns = ['own client', 'assigned', 'admin', 'visitor'] as const;
  const found = columns.find((column) => row && ['yes', 'own', 'all'].includes(row[column]));
  if (!found) throw new Error(`Nobody is answered by ${name}`);
  return found;
};

const callerOf = (callers: readonly Caller[], column: Column): Caller => {
  const caller = callers.find((one) => one.column === column);
  if (!caller) throw new Error(`There is no ${column}`);
  return caller;
};

/** Returns the situations to test: an existing and a nonexistent object, or a caller with and without a form. */
async function situationsOf({ name, endpoint }: NamedEndpoint): Promise<Situation[]> {
  const recipe = recipeOf(name, endpoint);
  const caller = callerOf(people.callers, answering(name));
  if (recipe.of) return (['own', 'random'] as const).map((target) => ({ caller, target }));
  if (!recipe.newcomers) return [{ caller, target: 'own' }];
  const newcomer = callerOf(await people.makeNewcomers(), caller.column);
  return [
    { caller: newcomer, target: 'own', hasNothing: true },
    { caller, target: 'own' },
  ];
}

describe.each(allEndpoints.filter(({ endpoint }) => endpoint.body === 'json'))('$name', (named) => {
  const { name, endpoint } = named;
  const dto = dtosOf(endpoint).body;
  const fields = dto ? [...rulesByField(dto).keys()] : [];
  let situations: Situation[];

  beforeAll(async () => {
    await people.restore();
    situations = await situationsOf(named);
  });
  beforeEach(() => people.restore());

  /** Builds a valid request. */
  async function ordinary({ caller, target }: Situation) {
    const recipe = recipeOf(name, endpoint);
    const id = recipe.of ? people.idOf(recipe.of, target) : '';
    const { payload = {}, query, cookies, params = {} } = (await recipe.send?.({ api, people, caller, id })) ?? {};
    const [parameter] = /(?<=\{)\w+/.exec(endpoint.path) ?? [];
    const url = `/api${fillPath(endpoint.path, parameter === undefined ? {} : { ...params, [parameter]: id })}`;
    return { url, payload, query, cookies };
  }

  async function send(situation: Situation, valid: Awaited<ReturnType<typeof ordinary>>, body: unknown) {
    const { token } = situation.caller.person ?? {};
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = {
      ...valid,
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...authorization },
      payload: JSON.stringify(body),
    };
    let answer = await api.app.inject(request);
    if (answer.statusCode === 429) {
      await api.query('DELETE FROM rate_limits');
      answer = await api.app.inject(request);
    }
    if (situation.hasNothing && answer.statusCode < 300) await forget(situation.caller);
    return { status: answer.statusCode, text: answer.body };
  }

  const forget = async ({ person }: Caller): Promise<void> => {
    for (const table of ['intake_snapshots', 'schedule_c_snapshots', 'intake_forms', 'schedule_c_forms'])
      await owner.query(`DELETE FROM ${table} WHERE user_id = $1`, [person?.id]);
  };

  it('rejects bodies that are not objects', async () => {
    for (const situation of situations) {
      const valid = await ordinary(situation);
      for (const body of [null, true, 0, 'text', []]) {
        const { status } = await send(situation, valid, body);
        expect({ body, status }).toEqual({ body, status: expect.any(Number) as number });
        expect(status).toBeLessThan(500);
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it.each(fields)(
    '%s with any JSON value next to valid fields never causes a 5xx, and a 400 lists the invalid fields',
    async (field) => {
      for (const situation of situations) {
        const valid = await ordinary(situation);
        for (const value of kinds) {
          const { status, text } = await send(situation, valid, { ...valid.payload, [field]: value });
          const seen = { target: situation.target, value, text };
          expect({ ...seen, isFault: status >= 500, isLong: text.length > 20_000 && status >= 400 }).toEqual({
            ...seen,
            isFault: false,
            isLong: false,
          });
          if (status === 400) expect({ ...seen, named: namedIn(text) > 0 }).toEqual({ ...seen, named: true });
        }
      }
    },
  );
});

const namedIn = (text: string): number => (JSON.parse(text) as Problem).errors?.length ?? 0;

describe('stored form with switches turned on or off', () => {
  const behind = ['spouse_info', 'children'] as const;
  const switches = [true, false, null, 'yes', undefined];

  it.each(behind)('never causes a 5xx for any value of %s', async (field) => {
    const flag = field === 'children' ? 'has_children' : 'has_spouse';
    const { person } = callerOf(people.callers, 'own client');
    const url = `/api/intake/${people.idOf('intake', 'own')}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person?.token}` };
    for (const before of [true, false])
      for (const now of switches)
        for (const value of kinds) {
          await api.app.inject({ method: 'PUT', url, headers, payload: JSON.stringify({ [flag]: before }) });
          const payload = JSON.stringify({ [flag]: now, [field]: value });
          const { statusCode } = await api.app.inject({ method: 'PUT', url, headers, payload });
          expect({ before, now, value, fault: statusCode >= 500 }).toMatchObject({ fault: false });
        }
  });
});
