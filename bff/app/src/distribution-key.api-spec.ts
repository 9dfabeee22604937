import pg from 'pg';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller } from '../testing/authorization-people';
import { prepare, recipeOf } from '../testing/authorization-requests';
import {
  personOf,
  tablesWithoutKey,
  taxYearOf,
  type KeyColumns,
  type PlanNode,
} from '../testing/bench/season/distribution';
import { journeys } from '../testing/bench/season/demand';
import { sentStatements } from '../testing/sent-statements';

/** Statements of the journeys that do not name the key of their table; docs/scale.md lists them. */
const exceptions: readonly { keys: KeyColumns; tables: readonly string[]; in: RegExp; because: string }[] = [
  { keys: personOf, tables: ['users', 'passkeys'], in: /"account"\."email" = /, because: 'signs in by email address' },
  {
    keys: personOf,
    tables: ['refresh_tokens', 'sessions'],
    in: /refresh_tokens/,
    because: 'refresh tokens have no user_id',
  },
  {
    keys: personOf,
    tables: ['users'],
    in: /preparer_profiles|"preparer_choices"/,
    because: 'reads the account of a preparer',
  },
  {
    keys: personOf,
    tables: ['messages', 'users'],
    in: /"messages"|messages letter/,
    because: 'finds messages by sender and recipient',
  },
  {
    keys: personOf,
    tables: ['documents'],
    in: /"document"\."id" = /,
    because: 'a preparer opens a document by its id',
  },
  {
    keys: personOf,
    tables: ['assignments', 'users', 'documents'],
    in: /preparer_id"? = /,
    because: 'reads all clients of a preparer',
  },
  {
    keys: taxYearOf,
    tables: ['documents'],
    in: /documents/,
    because: 'a file, the quota and the trash span all years',
  },
  {
    keys: taxYearOf,
    tables: ['intake_forms'],
    in: /"id" = \$|UPDATE "intake_forms"/,
    because: 'finds a form by its id and client',
  },
];

let api: Api;
let people: AuthorizationPeople;
/** Bypasses row-level security, whose conditions would name the person. */
let owner: pg.Client;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
  owner = new pg.Client({ connectionString: api.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Returns the tables whose key the statement does not name. */
async function explain(keys: KeyColumns, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
    values,
  );
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => tablesWithoutKey(keys, text, Plan));
}

const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');
/** Returns the endpoints that the recorded journeys of these users call. */
const endpointsOf = (users: RegExp) => {
  const called = new Set(journeys.filter(({ name }) => users.test(name)).flatMap(({ calls }) => Object.keys(calls)));
  return allEndpoints
    .filter(({ endpoint: { method, path } }) => called.has(`${method} ${withoutNames(path)}`))
    .filter(({ endpoint: { response } }) => response !== 'events');
};

/** Sends a request and returns its statements with the tables that they access without naming the person. */
async function unnamedIn({ name, endpoint }: NamedEndpoint, column: Caller['column']) {
  await people.restore();
  const recipe = recipeOf(name, endpoint);
  const caller = (recipe.newcomers ? await people.makeNewcomers() : people.callers).find(
    (one) => one.column === column,
  );
  const preparer = people.callers.find((one) => one.column === 'assigned')?.person?.id ?? '';
  if (!caller) throw new Error(`there is no ${column}`);
  // A client writes to the preparer.
  const own = recipe.of ? people.idOf(recipe.of, 'own') : '';
  const id = column === 'own client' && name.startsWith('messages.') ? preparer : own;
  const request = await prepare(endpoint, recipe, { api, people, caller, id });
  // So that the request records that the session was used, which it does only now and then.
  await api.query(`UPDATE sessions SET last_seen_at = now() - interval '1 minute'`);
  let status = 0;
  const statements = await sentStatements(async () => {
    status = (await request()).statusCode;
  }, /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i);
  const found: { keys: KeyColumns; table: string; text: string }[] = [];
  // The worker that sends emails runs beside the request.
  for (const { text, values } of statements.filter((statement) => !/^\s*UPDATE "?mails/.test(statement.text)))
    for (const keys of [personOf, taxYearOf])
      for (const table of await explain(keys, text, values)) found.push({ keys, table, text });
  return { status, count: statements.length, found };
}

const used = new Set<string>();

describe.each([
  ['client', /client (?:files|signs)/, 'own client'],
  ['preparer', /preparer (?:finds|signs)/, 'assigned'],
] as const)('each statement of a journey of a %s', (_role, users, column) => {
  it.each(endpointsOf(users))('names the person and the tax year: $name', async (named) => {
    const { status, count, found } = await unnamedIn(named, column);
    expect(status).toBeLessThan(300);
    expect(count).toBeGreaterThan(0);
    const unexpected = found.filter(({ keys, table, text }) => {
      const exception = exceptions.find((one) => one.keys === keys && one.tables.includes(table) && one.in.test(text));
      if (exception) used.add(exception.because);
      return !exception;
    });
    expect(unexpected.map(({ table, text }) => `${table}: ${text}`)).toEqual([]);
  });
});

describe('exceptions', () => {
  it('are still needed', () =>
    expect([...used].toSorted()).toEqual(exceptions.map(({ because }) => because).toSorted()));
});

// Raw INSERT statements, because the check judges statements.
describe('the check', () => {
  const id = '01960000-0000-7000-8000-000000000001';
  it.each([
    ['SELECT * FROM documents WHERE id = $1', ['documents']],
    ['SELECT * FROM documents WHERE user_id = $1', []],
    ['SELECT * FROM documents WHERE user_id = ANY(ARRAY[$1]::uuid[])', []],
    ['SELECT * FROM documents paper JOIN users ON users.id = paper.user_id WHERE users.id = $1', []],
    [
      'SELECT * FROM documents paper JOIN users ON users.id = paper.user_id WHERE paper.id = $1',
      ['documents', 'users'],
    ],
    [
      'SELECT * FROM documents WHERE user_id = (SELECT client_id FROM assignments WHERE preparer_id = $1)',
      ['assignments', 'documents'],
    ],
    ['UPDATE documents SET version = 2 WHERE id = $1', ['documents']],
    ['DELETE FROM documents WHERE user_id = $1', []],
    ['INSERT INTO unassigned_clients (client_id) VALUES ($1)', []],
    ['INSERT INTO documents (id) VALUES ($1)', ['documents']],
  ])('judges %s', async (text, tables) => expect(await explain(personOf, text, [id])).toEqual(tables));
});
