import { costOf } from './costs';
import { hourShares, journeys, seasonDays, seasonHours } from './demand';
import { simulatePeriod } from './peak';
import { billOf, limitsOf, loadOf, peak, serversFor } from './sizing';
import { simulateHour } from './thinning';

const servers = { gateways: 2, bffs: 2, pool: 10, processors: 4 };
const hourOf = (clients: number, seed = 1) =>
  simulatePeriod({ clientsPerHour: [clients], seconds: 60, journeySeconds: 15, ignoredSeconds: 15, servers, seed });

describe('season', () => {
  it('distributes all clients over its days and hours', () => {
    const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
    expect(sum(seasonDays().map(({ share }) => share))).toBeCloseTo(1, 10);
    expect(sum(hourShares)).toBeCloseTo(1, 10);
    expect(sum(seasonHours())).toBeCloseTo(1, 10);
  });

  it('has its peaks in the first week, at the end of January, and at the deadline, in mid April', () => {
    const days = seasonDays();
    const before = (until: string) => days.filter(({ date }) => date <= until).map(({ share }) => share);
    expect(peak.day.date).toBe('2024-04-15');
    const inFebruary = days.filter(({ date }) => date.startsWith('2024-02-2')).map(({ share }) => share);
    expect(Math.max(...before('2024-02-02'))).toBeGreaterThan(1.5 * Math.max(...inFebruary));
  });

  it('knows the cost of each recorded call', () => {
    const names = journeys.flatMap(({ calls }) => Object.keys(calls));
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(costOf(name).bffMs).toBeGreaterThan(0);
    expect(() => costOf('GET /nothing')).toThrow('neither measured');
  });
});

describe('simulated hour', () => {
  it('gives the same result for the same seed, and another one for another seed', () => {
    expect(hourOf(2000, 4)).toEqual(hourOf(2000, 4));
    expect(hourOf(2000, 4)).not.toEqual(hourOf(2000, 5));
  });

  it('takes longer to answer, and uses the servers more, the more clients come', () => {
    const outcomes = [500, 4000, 12_000].map((clients) => hourOf(clients));
    for (const measure of ['calls', 'p95'] as const) {
      const values = outcomes.map((outcome) => outcome[measure]);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
    const busy = outcomes.map(({ utilization }) => utilization.bff);
    expect(busy).toEqual(busy.toSorted((one, other) => one - other));
    // Utilization is what arrives times what it costs.
    expect((busy[2] ?? 0) / (busy[0] ?? 1)).toBeGreaterThan(20);
    expect((busy[2] ?? 0) / (busy[0] ?? 1)).toBeLessThan(28);
  });

  it('is like the whole one if only a part of the servers is simulated', () => {
    const many = { gateways: 8, bffs: 16, pool: 10, processors: 32 };
    const [clients, seconds, journeySeconds] = [80_000, 16, 4];
    const whole = simulatePeriod({
      clientsPerHour: [clients],
      seconds,
      journeySeconds,
      ignoredSeconds: journeySeconds,
      servers: many,
      seed: 3,
    });
    const part = simulateHour(clients, many, 3, { calls: 60_000, bffs: 4 });
    expect(part.share).toBe(1 / 4);
    for (const measure of ['p50', 'p95'] as const) {
      expect(part[measure] / whole[measure]).toBeGreaterThan(0.9);
      expect(part[measure] / whole[measure]).toBeLessThan(1.2);
    }
    expect(part.utilization.bff / whole.utilization.bff).toBeCloseTo(1, 1);
  });
});

describe('sizing', () => {
  it('needs more of everything for more clients', () => {
    const [small, large] = [loadOf(1_000_000), loadOf(50_000_000)];
    for (const [name, used] of Object.entries(small)) expect(large[name as keyof typeof large]).toBeGreaterThan(used);
    const [few, many] = [serversFor(small), serversFor(large)];
    expect(many.bffs).toBeGreaterThan(few.bffs);
    expect(many.processors * many.primaries).toBeGreaterThan(few.processors * few.primaries);
    const total = (bill: Record<string, number>) => Object.values(bill).reduce((sum, amount) => sum + amount, 0);
    expect(total(billOf(large, many))).toBeGreaterThan(total(billOf(small, few)));
  });

  it('names what breaks first, which does not depend on the size, and at how many clients', () => {
    const first = (clients: number) => limitsOf(loadOf(clients))[0] ?? { name: '', used: 0 };
    const [small, large] = [first(10_000), first(10_000_000)];
    expect(small.name).toBe(large.name);
    expect(10_000 / small.used).toBeCloseTo(10_000_000 / large.used, 0);
    expect(first(10_000 / small.used).used).toBeCloseTo(1, 10);
  });

  it('keeps two replicas, of which one may fail, in the smallest office', () => {
    expect(serversFor(loadOf(10))).toMatchObject({ gateways: 2, bffs: 2, primaries: 1 });
  });
});
