import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { latencyDifferences } from '@portal/bff-platform/testing/latency';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Target } from '../testing/authorization-people';
import { prepare, recipeOf } from '../testing/authorization-requests';
import type { Column } from '../testing/authorization-table';

let api: Api;
let people: AuthorizationPeople;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());

/** One of each kind of row, read and written, by clients and by preparers. */
const representatives: readonly [endpoint: string, column: Column][] = [
  ['documents.view', 'own client'],
  ['documents.download', 'assigned'],
  ['documents.change', 'own client'],
  ['documents.remove', 'own client'],
  ['documents.ofClient', 'assigned'],
  ['intake.update', 'own client'],
  ['intake.history', 'own client'],
  ['scheduleC.update', 'own client'],
  ['passkeys.rename', 'own client'],
  ['clients.detail', 'assigned'],
  ['clients.intake', 'assigned'],
  ['clients.reveal', 'assigned'],
  ['messages.conversation', 'assigned'],
  ['messages.ofClient', 'assigned'],
];

/** Returns a function that asks for a target and expects the 404 of an object that is missing. */
async function asker(name: string, column: Column, target: Target) {
  const endpoint = allEndpoints.find((one) => one.name === name)?.endpoint;
  const caller = people.callers.find((one) => one.column === column);
  if (!endpoint || !caller) throw new Error(`There is no ${name} or no ${column}`);
  const recipe = recipeOf(name, endpoint);
  const id = recipe.of ? people.idOf(recipe.of, target) : '';
  const send = await prepare(endpoint, recipe, { api, people, caller, id });
  return async () => {
    const { statusCode } = await send();
    if (statusCode !== 404) throw new Error(`${name} of ${target} was answered with ${statusCode}`);
  };
}
const unlimited = () => api.query('DELETE FROM rate_limits');

describe('the time in which a request is refused', () => {
  it.each(representatives)(
    'is the same for a row of someone else and for a missing one: %s as %s',
    async (name, column) => {
      const [missing, hidden] = [await asker(name, column, 'random'), await asker(name, column, 'others')];
      expect(await latencyDifferences({ missing, hidden }, unlimited)).toEqual({});
    },
    120_000,
  );

  it('would show if five statements more ran for the row of someone else', async () => {
    const [missing, hidden] = [
      await asker('documents.view', 'own client', 'random'),
      await asker('documents.view', 'own client', 'others'),
    ];
    const longer = async () => {
      for (let statement = 0; statement < 5; statement += 1) await api.query('SELECT 1');
      await hidden();
    };
    expect(Object.keys(await latencyDifferences({ missing, longer }, unlimited))).toEqual(['longer']);
  }, 120_000);
});
