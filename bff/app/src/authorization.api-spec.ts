import { successStatus } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, targets, type Caller, type Target } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';
import { authorizationTable, type Expectation } from '../testing/authorization-table';
import type { RequestRecipe } from '../testing/request-recipe';
import { schemaFaults } from '../testing/response-schemas';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';

let api: Api;
let people: AuthorizationPeople;
let cells = 0;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(async () => {
  process.stdout.write(`authorization table: ${cells} cells of ${allEndpoints.length} endpoints\n`);
  await api.stop();
});

/** Public files whose addresses change with their content. */
const storableFiles = ['site.logo'];

type Cell = Awaited<ReturnType<typeof ask>> & { name: string; expected: number; faults: string[] };

/** Returns the status required by the authorization table. */
function expectedStatus(expectation: Expectation, target: Target, success: number, malformed: number): number {
  if (expectation === '401' || expectation === '403') return Number(expectation);
  if (target === 'malformed') return malformed;
  const isAnswered = expectation === 'yes' || target === 'own' || (expectation === 'all' && target === 'others');
  return isAnswered && expectation !== '404' ? success : 404;
}

/**
 * A successful response has the fields of its schema and no others, and contains only the caller's own rows; a rejected
 * one is a problem document.
 */
function faultsOf(name: string, answer: Awaited<ReturnType<typeof ask>>, caller: Caller, recipe: RequestRecipe) {
  const { status, text, type } = answer;
  if (status >= 400) return type.startsWith('application/problem+json') ? [] : [`a refusal of type ${type}`];
  const hidden = people.hiddenIn(text, caller).map((id) => `shows ${id}`);
  const missing = recipe.shows ? people.missingIn(text, caller, recipe.shows).map((id) => `lacks ${id}`) : [];
  return [...hidden, ...missing, ...(type.startsWith('application/json') ? schemaFaults(name, text) : [])];
}

async function walk({ name, endpoint }: NamedEndpoint): Promise<Cell[]> {
  const row = authorizationTable.get(name);
  if (!row) throw new Error(`${name} has no row in bff/app/testing/authorization-table.ts`);
  const recipe = recipeOf(name, endpoint);
  const walked: Cell[] = [];
  for (const caller of recipe.newcomers ? await people.makeNewcomers() : people.callers)
    for (const target of recipe.of ? targets : (['own'] as const)) {
      // Reads change nothing that another caller sees.
      if (endpoint.method !== 'GET' || walked.length === 0) await people.restore();
      const id = recipe.of ? people.idOf(recipe.of, target) : '';
      const answer = await ask(endpoint, recipe, { api, people, caller, id });
      const expected = expectedStatus(row[caller.column], target, successStatus(endpoint), recipe.malformed ?? 404);
      const faults = faultsOf(name, answer, caller, recipe);
      walked.push({ ...answer, name: recipe.of ? `${caller.name}: ${target}` : caller.name, expected, faults });
    }
  cells += walked.length;
  return walked;
}

/** Headers without those that differ with every response. */
const comparable = ({ date: _date, 'x-request-id': _id, ...headers }: Cell['headers']): string =>
  JSON.stringify(headers);

const byName = <Value>(walked: readonly Cell[], value: (cell: Cell) => Value) =>
  Object.fromEntries(walked.map((cell) => [cell.name, value(cell)]));

describe('authorization table', () => {
  it('has no rows for nonexistent endpoints', () => {
    const names = allEndpoints.map(({ name }) => name);
    expect([...authorizationTable.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(allEndpoints)('is enforced for $name', async (named) => {
    const before = await people.storedOfAnother();
    const walked = await walk(named);
    expect(byName(walked, ({ status }) => status)).toEqual(byName(walked, ({ expected }) => expected));
    expect(byName(walked, ({ faults }) => faults)).toEqual(byName(walked, () => []));
    // Only public answers may be stored by a cache, and only revalidated ones.
    const storable = walked.filter(({ cache }) => !cache.includes('no-store'));
    const mayBeStored = named.endpoint.options.revalidated || storableFiles.includes(named.name);
    if (!mayBeStored) expect(byName(storable, ({ cache }) => cache)).toEqual({});
    const absent = walked.filter(({ status }) => status === 404).map(({ text }) => JSON.parse(text) as Problem);
    const bodies = new Set(absent.map((problem) => JSON.stringify({ ...problem, request_id: '' })));
    expect([...bodies].slice(1)).toEqual([]);
    // Nothing in the headers of a 404 tells a hidden object from a missing one.
    const headers = walked.filter(({ status }) => status === 404).map((cell) => comparable(cell.headers));
    expect([...new Set(headers)].slice(1)).toEqual([]);
    expect(before).toHaveLength(1);
    expect(await people.storedOfAnother()).toEqual(before);
  });
});
