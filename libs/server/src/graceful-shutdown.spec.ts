import { drain } from './graceful-shutdown';
import { createLogger } from './logger';

const log = createLogger('silent');
const forever = () => new Promise(() => undefined);

describe('server process during shutdown', () => {
  it('reports itself as not ready before it closes anything', async () => {
    const draining = { begun: false };
    const order: string[] = [];
    const close = async () => order.push(`closed, draining: ${draining.begun}`);
    const done = drain({ log, draining, delay: 50, close });
    order.push(`draining: ${draining.begun}`);
    expect(await done).toBe(true);
    expect(order).toEqual(['draining: true', 'closed, draining: true']);
  });

  it('stops waiting for requests that never end', async () => {
    const since = Date.now();
    expect(await drain({ log, draining: { begun: false }, delay: 0, close: forever }, 100)).toBe(false);
    expect(Date.now() - since).toBeLessThan(5000);
  });

  it('exits even if closing fails', async () => {
    const close = () => Promise.reject(new Error('the pool is gone'));
    expect(await drain({ log, draining: { begun: false }, delay: 0, close })).toBe(false);
  });
});
