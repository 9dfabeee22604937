import { BoundedCache } from './bounded-cache';

describe('a bounded cache', () => {
  it('forgets what has not been used the longest', () => {
    const cache = new BoundedCache<number>(2, 1000);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([1, undefined, 3, 2]);
  });

  it('forgets what is too old, however often it is used', () => {
    let now = 0;
    const cache = new BoundedCache<number>(2, 1000, () => now);
    cache.set('a', 1);
    now = 999;
    expect(cache.get('a')).toBe(1);
    now = 1000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });
});
