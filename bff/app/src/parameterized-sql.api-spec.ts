import pg from 'pg';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { StatementTexts } from '@portal/bff-platform/testing/statement-texts';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';
import { authorizationTable } from '../testing/authorization-table';
import type { RequestRecipe, Sent } from '../testing/request-recipe';
import { filledWith, textOf, variantsWith } from '../testing/request-variants';

let api: Api;
let people: AuthorizationPeople;
const statements = new StatementTexts();
let requests = 0;

beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
  statements.start();
});
afterAll(async () => {
  statements.stop();
  process.stdout.write(`${requests} requests with canaries, ${statements.count} different statements\n`);
  await api.stop();
});

/** Survives every way to escape or change the case of a value. */
const mark = 'zqcanary7qz';
/** Ends a string, an identifier, a statement and a comment, and looks like a parameter and a wildcard. */
const hostile = `${mark}'"\\;--/*$1:x%_`;
/**
 * The other values pass the validation of some fields: names and codes, email addresses, ids, dates and numbers. None of
 * them occurs in a statement by itself.
 */
const canaries = [
  hostile,
  mark,
  `${mark}'--@example.com`,
  '0badcafe-7777-7777-8777-770badcafe77',
  '1907-07-17',
  7_707_177,
  [hostile],
  { [hostile]: hostile },
] as const;
const anyCanary = /zqcanary7qz|0badcafe|1907-07-17|7707177/i;

/** Request headers that the server reads. Those of one group cannot keep the server from reading the others. */
const readHeaders = [
  ['authorization'],
  ['cookie'],
  ['content-type'],
  ['origin'],
  ['idempotency-key'],
  ['user-agent', 'accept-language', 'x-background', 'x-request-id', 'x-forwarded-for', 'sec-ch-ua'],
  ['if-none-match', 'last-event-id'],
] as const;

const valueOf = (header: (typeof readHeaders)[number][number], canary: string): string => {
  if (header === 'authorization') return `Bearer ${canary}`;
  return header === 'cookie' ? `portal_refresh=${encodeURIComponent(canary)}; portal_device=${mark}.${mark}` : canary;
};

/** One caller of each role; the other callers differ only in their rows. */
const roles = ['visitor', 'own client', 'assigned', 'pending', 'admin'] as const;

const isAllowed = (name: string, { column }: Caller): boolean =>
  ['yes', 'own', 'all'].includes(authorizationTable.get(name)?.[column] ?? '');

/** Sends each canary as each parameter, field and header, and as the id. @returns the number of requests */
async function sendCanaries({ name, endpoint }: NamedEndpoint, recipe: RequestRecipe, caller: Caller): Promise<number> {
  await people.restore();
  const own = { api, people, caller, id: recipe.of ? people.idOf(recipe.of, 'own') : '' };
  const sent = (await recipe.send?.(own)) ?? {};
  let count = 0;
  // Collected, because to compare each whole request with itself takes time, and there are thousands.
  const faults: Sent[] = [];
  const send = async (variant: Sent, id = own.id): Promise<void> => {
    const { status } = await ask(endpoint, { ...recipe, send: () => variant }, { ...own, id });
    if (status >= 500) faults.push(variant);
    count += 1;
  };
  // A caller without access is rejected before the values are looked at, so the hostile text everywhere is enough.
  const [values, variantsOf] = isAllowed(name, caller) ? [canaries, variantsWith] : [[hostile], filledWith];
  for (const canary of values) {
    if (endpoint.path.includes('{')) await send(sent, textOf(canary));
    // A stream's only input is its headers.
    if (endpoint.response !== 'events') for (const variant of variantsOf(endpoint, sent, canary)) await send(variant);
  }
  for (const group of readHeaders)
    for (const canary of isAllowed(name, caller) ? [hostile, mark] : [hostile])
      await send({
        ...sent,
        headers: { ...sent.headers, ...Object.fromEntries(group.map((header) => [header, valueOf(header, canary)])) },
      });
  expect(faults).toEqual([]);
  return count;
}

describe('text of a statement', () => {
  it.each([
    ['without parameters', 'SELECT %s AS control', []],
    ['with parameters', 'SELECT %s AS control, $1::int', [1]],
  ])('would be noticed with a value in it, even an escaped one: %s', async (_kind, statement, parameters) => {
    const text = statement.replace('%s', pg.escapeLiteral("control'"));
    await api.query(text, parameters);
    expect(statements.matching(/control''/)).toEqual(expect.arrayContaining([expect.stringContaining(text)]));
  });

  it('is recorded for prepared reads on shared connections, too', async () => {
    await api.app.inject({ url: '/api/offices' });
    expect(statements.matching(/FROM "offices"/).length).toBeGreaterThan(0);
  });

  it.each(allEndpoints)('contains no value of a request: $name', async (named) => {
    const recipe = recipeOf(named.name, named.endpoint);
    const callers = recipe.newcomers ? await people.makeNewcomers() : people.callers;
    for (const role of roles) {
      const caller = callers.find(({ column }) => column === role);
      if (!caller) throw new Error(`there is no ${role}`);
      const count = await sendCanaries(named, recipe, caller);
      expect(count).toBeGreaterThan(0);
      requests += count;
    }
    // Includes what other endpoints have stored, so a stored value in a later statement is found as well.
    expect(statements.matching(anyCanary)).toEqual([]);
  });
});
