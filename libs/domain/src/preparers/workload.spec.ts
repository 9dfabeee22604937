import { workloadOf } from './workload';

describe('the workload', () => {
  it('is the average of clients per preparer, with one decimal', () => {
    expect(workloadOf(31, 3).ratio).toBe(10.3);
    expect(workloadOf(2, 3).ratio).toBe(0.7);
    expect(workloadOf(12).ratio).toBe(12);
  });

  it('is normal up to 10, medium above 10, high above 15', () => {
    const levels = [0, 10, 10.1, 15, 15.1, 400].map((clients) => workloadOf(clients).level);
    expect(levels).toEqual(['normal', 'normal', 'medium', 'medium', 'high', 'high']);
  });

  it('is named after the number that is shown', () => {
    expect(workloadOf(1004, 100)).toMatchObject({ ratio: 10, level: 'normal' });
    expect(workloadOf(1506, 100)).toMatchObject({ ratio: 15.1, level: 'high' });
  });

  it('fills a bar of 20, and never more than all of it', () => {
    expect([5, 20, 50].map((clients) => workloadOf(clients).share)).toEqual([0.25, 1, 1]);
  });

  it('is none where nobody works', () => {
    expect(workloadOf(0, 0)).toEqual({ ratio: 0, level: 'normal', share: 0 });
  });
});
