import '../../libs/i18n/testing/messages.setup';
import { startApi, type Api } from '../../bff/app/testing/api';
import { asOwner } from '../../bff/platform/testing/database';
import { FamilyNetwork } from './family-network';
import { planOf } from './family-plan';
import { SharedClock } from './shared-clock';
import { typeFamily } from './type-family';

/** `FAMILY_SEED=417` replays one seed. `FAMILY_SEEDS` sets the number of seeds. */
const { FAMILY_SEED, FAMILY_SEEDS = '1000' } = process.env;
const seeds = FAMILY_SEED ? [Number(FAMILY_SEED)] : Array.from({ length: Number(FAMILY_SEEDS) }, (_, at) => at + 1);
/** Number of families typed concurrently, each with an account of its own. */
const atOnce = 25;
/** Number of fields that each seed types slowly; together, the seeds cover all fields of a family. */
const options = { fields: 2, chance: 0.5 };

/** Step of simulated time, ms. */
const part = 250;

/** Not faked, because the test uses a real server. */
const real = ['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
const realTimers = ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const;

let api: Api;
beforeAll(async () => {
  // One connection per family, so that simulated time does not advance while waiting for one.
  api = await startApi({ DATABASE_POOL: String(atOnce) });
});
afterAll(async () => {
  jest.useRealTimers();
  await api.stop();
});

/** Advances the fake clock in short steps, because the server uses the same clock for its database timeouts. */
async function passSlowly(ms: number, networks: readonly FamilyNetwork[]): Promise<void> {
  for (let rest = ms; rest > 0; rest -= part) {
    await jest.advanceTimersByTimeAsync(Math.min(part, rest));
    for (const network of networks) await network.quiet();
  }
}

async function fillIn(seed: number, network: FamilyNetwork, clock: SharedClock): Promise<string[]> {
  const problems = await typeFamily(planOf(seed, options), network, clock, `seed ${seed}`)
    .catch((error: unknown) => [String(error)])
    .finally(() => clock.leave());
  return problems.length > 0 ? [`FAMILY_SEED=${seed}: ${problems.join('; ')}`] : [];
}

it(`stores ${seeds.length} slowly typed families as last typed, despite every interruption`, async () => {
  const people = await Promise.all(seeds.slice(0, atOnce).map(() => api.people.client()));
  jest.useFakeTimers({ doNotFake: [...real, ...realTimers] });
  const failed: string[] = [];
  for (let from = 0; from < seeds.length; from += atOnce) {
    const round = seeds.slice(from, from + atOnce);
    jest.setSystemTime(jest.getRealSystemTime());
    await asOwner(api.url, 'DELETE FROM intake_forms');
    const networks = people.slice(0, round.length).map(({ token }) => new FamilyNetwork(api, token));
    const clock = new SharedClock(round.length, (ms) => passSlowly(ms, networks));
    const found = await Promise.all(networks.map((network, at) => fillIn(round[at] ?? 0, network, clock)));
    failed.push(...found.flat());
  }
  expect(failed).toEqual([]);
}, 600_000);
