import { planOf } from '../api/family-plan';
import { expect, test } from '../support/portal';
import { FamilyPage } from './family-page';

/** `FAMILY_SEED=7` replays a single seed. */
const { FAMILY_SEED, FAMILY_SEEDS = '20' } = process.env;
const seeds = FAMILY_SEED ? [Number(FAMILY_SEED)] : Array.from({ length: Number(FAMILY_SEEDS) }, (_, at) => at + 1);

for (const seed of seeds)
  test(`a family typed slowly is stored as it was typed last: FAMILY_SEED=${seed}`, async ({ page, complaints }) => {
    // The test cuts the network and ends sessions on purpose.
    complaints.expect(/^failed: \w+ \S+\/api\//, /^answer: (401|409|429) \w+ \S+\/api\//);
    // The browser asks before a reload only after a user gesture, which `fill` is not.
    complaints.expect(/^console: Blocked attempt to show a 'beforeunload' confirmation panel/);
    const family = await FamilyPage.begin(page);
    for (const step of planOf(seed, { fields: 8, chance: 0.4 }).steps) await family.fillIn(step);
    expect(await family.finish()).toEqual([]);
  });
