import { compare, latencyDifferences } from './latency';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => from + at);

describe('the comparison of latencies', () => {
  it('agrees with the published p-value of the Mann-Whitney U test', () => {
    // scipy.stats.mannwhitneyu(range(1, 21), range(6, 26), method='asymptotic', use_continuity=False).pvalue
    expect(compare(numbers(1, 20), numbers(6, 25)).p).toBeCloseTo(0.018, 3);
    expect(compare(numbers(1, 200), numbers(1, 200))).toEqual({ shift: 0, p: expect.closeTo(1, 6) });
    expect(compare(numbers(101, 300), numbers(1, 200)).p).toBeLessThan(1e-6);
  });

  it('states how far the medians are apart', () => {
    expect(compare([1, 2, 3], [1, 1, 9]).shift).toBe(-0.5);
  });

  it('finds a group that takes longer, and none that takes as long', async () => {
    const spin = (steps: number) => () => {
      let sum = 0;
      for (let n = 0; n < steps; n += 1) sum += Math.sqrt(n);
      return Promise.resolve(sum);
    };
    const found = await latencyDifferences({ reference: spin(20_000), same: spin(20_000), longer: spin(26_000) });
    expect(Object.keys(found)).toEqual(['longer']);
    expect(found.longer?.shift).toBeGreaterThan(0);
  });
});
