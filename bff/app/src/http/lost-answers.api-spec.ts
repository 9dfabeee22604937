import { successStatuses } from '@portal/domain/contract/endpoint';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { AuthorizationPeople } from '../../testing/authorization-people';
import { allowedCaller, readyRequest, recipeOf } from '../../testing/authorization-requests';
import { KeyFaults } from '../../testing/key-faults';

let api: Api;
let people: AuthorizationPeople;
let faults: KeyFaults;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
  faults = await KeyFaults.prepare(api);
});
afterAll(async () => {
  await faults.stop();
  await api.stop();
});
beforeEach(() => people.restore());

/** A saved form carries the version that it changes, so a second run is refused. */
const keyed = allEndpoints.filter(({ endpoint }) => (endpoint.options.idempotent ?? 'submit') !== 'submit');
const isRepeatable = ({ endpoint }: NamedEndpoint) => endpoint.options.idempotent === 'repeatable';
/** Repeatable endpoints that answer for each return. */
const byReturn = ['returns.bulkMove', 'clientRequests.remindMany'];

/** Prepares rows and a request that succeeds, and returns what sends it, each time with the same key. */
async function prepared({ name, endpoint }: NamedEndpoint) {
  const recipe = recipeOf(name, endpoint);
  const caller = allowedCaller(name, recipe.newcomers ? await people.makeNewcomers() : people.callers);
  const asked = { api, people, caller, id: recipe.of ? people.idOf(recipe.of, 'own') : '' };
  const request = await readyRequest(endpoint, recipe, asked);
  if (byReturn.includes(name)) {
    const ofOwn = { ...asked, id: people.idOf('client', 'own') };
    for (const { name: one, endpoint: single } of allEndpoints)
      if (['returns.move', 'clientRequests.remind'].includes(one)) await recipeOf(one, single).send?.(ofOwn);
    request.payload = { ...request.payload, return_ids: [people.idOf('return', 'own')] };
  }
  const key = uuidv7();
  const send = () => api.app.inject({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
  return { key, send };
}

/** Sends a request whose server dies after the commit, and repeats it once the server is known to be dead. */
async function repeatedAfterCommit(named: NamedEndpoint) {
  const { key, send } = await prepared(named);
  expect((await faults.during('fail_response', send)).statusCode).toBe(503);
  const before = await faults.rows();
  await faults.age(key);
  const { statusCode, json } = await send();
  expect(await faults.rows()).toEqual(before);
  return { status: statusCode, body: json<{ code: string; id: string }>() };
}

describe('a request with an Idempotency-Key', () => {
  it('is found for many endpoints', () => expect(keyed.length).toBeGreaterThan(25));

  it.each(keyed)(
    '$name writes nothing if its server dies before the commit, and works when repeated',
    async (named) => {
      const { send } = await prepared(named);
      const before = await faults.rows();
      expect((await faults.during('fail_commit', send)).statusCode).toBe(503);
      expect(await faults.rows()).toEqual(before);
      expect(successStatuses(named.endpoint)).toContain((await send()).statusCode);
      expect(await faults.rows()).not.toEqual(before);
    },
  );

  it.each(keyed)('$name commits its work and its key in one transaction', async (named) => {
    const { send } = await prepared(named);
    const before = await faults.confirmations();
    expect(successStatuses(named.endpoint)).toContain((await send()).statusCode);
    expect((await faults.confirmations()) - before).toBe(1);
  });

  it.each(keyed.filter((named) => !isRepeatable(named)))(
    '$name does its work once if its server dies after the commit',
    async (named) =>
      expect(await repeatedAfterCommit(named)).toMatchObject({ status: 409, body: { code: 'already_done' } }),
  );

  it.each(keyed.filter((named) => isRepeatable(named) && !byReturn.includes(named.name)))(
    '$name finds what it has stored if its server dies after the commit',
    async (named) =>
      expect(await repeatedAfterCommit(named)).toMatchObject({
        status: 409,
        body: { code: 'already_exists', id: expect.any(String) as string },
      }),
  );

  it.each(keyed.filter(({ name }) => byReturn.includes(name)))(
    '$name skips the returns that are done if its server dies after the commit',
    async (named) => expect(await repeatedAfterCommit(named)).toMatchObject({ status: 200 }),
  );
});
