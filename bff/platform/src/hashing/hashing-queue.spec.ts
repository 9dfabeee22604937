import { HashingQueue } from './hashing-queue';

/** A job that the test ends. */
function held() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<void>((end) => ends.push(end)),
    end: () => ends.shift()?.(),
    running: () => ends.length,
  };
}
const settle = () => new Promise((done) => setImmediate(done));

describe('hashing queue', () => {
  it('rejects immediately when full, with the time to wait', async () => {
    const queue = new HashingQueue({ concurrency: 2, waiting: 3 });
    const { work, end } = held();
    const all = Array.from({ length: 5 }, () => queue.run(work));
    await expect(queue.run(work)).rejects.toMatchObject({ code: 'throttled', facts: { retry_after: 2 } });
    for (let n = 0; n < 5; n += 1) {
      end();
      await settle();
    }
    await expect(Promise.all(all)).resolves.toHaveLength(5);
  });

  it("treats a reserved place as taken, runs its holder's job, and frees it on release", async () => {
    const queue = new HashingQueue({ concurrency: 1, waiting: 1 });
    const [place, other] = [queue.reserve(), queue.reserve()];
    expect(() => queue.reserve()).toThrow(expect.objectContaining({ code: 'throttled' }));
    await expect(queue.run(() => Promise.resolve('done'), place)).resolves.toBe('done');
    await expect(queue.run(() => Promise.resolve('mine'))).rejects.toMatchObject({ code: 'throttled' });
    other.release();
    other.release();
    expect(queue.reserve()).toBeDefined();
    expect(() => queue.reserve()).toThrow(expect.objectContaining({ code: 'throttled' }));
  });

  it('never exceeds its concurrency, and continues after a failure', async () => {
    const queue = new HashingQueue({ concurrency: 2, waiting: 10 });
    const { work, end, running } = held();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const others = Array.from({ length: 4 }, () => queue.run(work));
    await expect(failing).rejects.toThrow('no');
    for (let left = 4; left > 0; left -= 1) {
      await settle();
      expect(running()).toBe(Math.min(2, left));
      end();
    }
    await Promise.all(others);
    expect(queue.waiting).toBe(0);
  });
});
