import { SharedWork } from './shared-work';

/** Work that ends when the test says so; each run returns its number. */
function controlled() {
  const ends: ((failure?: Error) => void)[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const run = ends.length;
      ends.push((failure) => (failure ? reject(failure) : resolve(run)));
    });
  const end = async (run: number, failure?: Error) => {
    ends[run]?.(failure);
    await new Promise((later) => setImmediate(later));
  };
  return { work, end, started: () => ends.length };
}

describe('shared work', () => {
  it('never gives a caller the result of a run that began before it asked', async () => {
    const { work, end, started } = controlled();
    const shared = new SharedWork<number>();
    const first = shared.run('site', work);
    const others = [shared.run('site', work), shared.run('site', work)];
    expect(started()).toBe(1);
    await end(0);
    expect(started()).toBe(2);
    const late = shared.run('site', work);
    await end(1);
    await end(2);
    expect(await Promise.all([first, ...others, late])).toEqual([0, 1, 1, 2]);
    expect(started()).toBe(3);
  });

  it('starts again after a failure, also for callers that waited', async () => {
    const { work, end } = controlled();
    const shared = new SharedWork<number>();
    const failed = expect(shared.run('site', work)).rejects.toThrow('down');
    const waiting = shared.run('site', work);
    await end(0, new Error('down'));
    await failed;
    await end(1);
    expect(await waiting).toBe(1);
    const again = shared.run('site', work);
    await end(2);
    expect(await again).toBe(2);
  });

  it('shares nothing between keys', () => {
    const { work, started } = controlled();
    const shared = new SharedWork<number>();
    void shared.run('site', work);
    void shared.run('offices', work);
    expect(started()).toBe(2);
  });
});
