import fc from 'fast-check';
import { events, history, startOffice, type TestOffice } from '../testing/office-history';
import { recount, shown } from '../testing/office-numbers';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.api.stop());

describe('running totals', () => {
  it('match a recount after random events', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (happened) => {
        for (const one of happened) await office.happen(one);
        expect(await shown(office)).toEqual(await recount(office));
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 120_000);

  it('include a form that is stored while its owner is being restored', async () => {
    for (let run = 0; run < 40; run += 1) {
      const { id } = await office.api.make.user({ deleted_at: new Date() });
      await Promise.all([
        office.api.make.scheduleC({ user_id: id }),
        office.api.make.intake({ user_id: id }),
        office.api.query('UPDATE users SET deleted_at = NULL WHERE id = $1', [id]),
      ]);
    }
    expect(await shown(office)).toEqual(await recount(office));
  }, 120_000);

  it('match a recount after concurrent events, without deadlocks', async () => {
    await office.api.make.user.many(20, () => ({}));
    await fc.assert(
      fc.asyncProperty(history, async (happened) => {
        // One of two concurrent inserts of the same form fails, as in the service.
        await Promise.allSettled(happened.map(office.happen));
        expect(await shown(office)).toEqual(await recount(office));
      }),
      { numRuns: 15, endOnFailure: true },
    );
    const [{ deadlocks } = { deadlocks: -1 }] = await office.api.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toBe(0);
  }, 120_000);

  it('occupy few rows even after many events', async () => {
    for (let at = 0; at < 600; at += 1) await office.happen({ event: 'upload', place: at, cents: 0 });
    const [{ count } = { count: 0 }] = await office.api.query<{ count: number }>('SELECT count(*) FROM running_totals');
    expect(count).toBeLessThan(300);
    expect(await shown(office)).toEqual(await recount(office));
  });

  it('are unchanged after a rollback', async () => {
    const before = await shown(office);
    await expect(
      office.api.query(
        `WITH gone AS (${(events.join ?? '').replaceAll('$1', '2').replaceAll('$2', '1')} RETURNING id) SELECT 1 / (count(*) - count(*)) FROM gone`,
      ),
    ).rejects.toThrow('division by zero');
    expect(await shown(office)).toEqual(before);
  });
});
