import { workloadOf } from './workload';

describe('workloadOf', () => {
  it('returns the average number of clients per preparer with one decimal', () => {
    expect(workloadOf(31, 3).ratio).toBe(10.3);
    expect(workloadOf(2, 3).ratio).toBe(0.7);
    expect(workloadOf(12).ratio).toBe(12);
  });

  it('rates up to 10 as normal, above 10 as medium, above 15 as high', () => {
    const levels = [0, 10, 10.1, 15, 15.1, 400].map((clients) => workloadOf(clients).level);
    expect(levels).toEqual(['normal', 'normal', 'medium', 'medium', 'high', 'high']);
  });

  it('rates the rounded number, which is the one shown', () => {
    expect(workloadOf(1004, 100)).toMatchObject({ ratio: 10, level: 'normal' });
    expect(workloadOf(1506, 100)).toMatchObject({ ratio: 15.1, level: 'high' });
  });

  it('fills the bar completely at 20 clients', () => {
    expect([5, 20, 50].map((clients) => workloadOf(clients).share)).toEqual([0.25, 1, 1]);
  });

  it('returns 0 when there are no preparers', () => {
    expect(workloadOf(0, 0)).toEqual({ ratio: 0, level: 'normal', share: 0 });
  });
});
