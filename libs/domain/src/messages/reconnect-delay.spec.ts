import { streamLimits } from './messages.limits';
import { reconnectDelay } from './reconnect-delay';

const { first, most } = streamLimits.reconnect;
const drawn = (failures: number) => Array.from({ length: 5000 }, () => reconnectDelay(failures));

describe('reconnect delay', () => {
  it('spreads 5,000 clients evenly over a range as long as the shortest delay', () => {
    const delays = drawn(0);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const [from, to] = [first * (1 + tenth / 10), first * (1 + (tenth + 1) / 10)];
      const share = delays.filter((delay) => delay >= from && delay < to).length / delays.length;
      // A tenth, give or take seven standard deviations.
      expect(Math.abs(share - 0.1)).toBeLessThan(0.03);
    }
  });

  it.each([
    [1, first * 2],
    [3, first * 8],
    [20, most],
  ])('is longer after %i failures, up to a limit', (failures, shortest) => {
    const delays = drawn(failures);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(shortest);
    expect(Math.max(...delays)).toBeLessThan(shortest * 2);
    expect(new Set(delays).size).toBeGreaterThan(4900);
  });
});
