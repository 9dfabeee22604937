import fc from 'fast-check';
import { expectingHousehold, type ExpectingHousehold } from '../../testing/expected';
import type { EstimateInput } from '../input';
import { estimate } from '../estimate';
import { mostEstimates, rangeOf } from './range';

const cents = (dollars: number): number => Math.round(dollars * 100);
const balance = (input: EstimateInput): number => {
  const { estimated_refund, estimated_owe } = estimate(input);
  return cents(estimated_refund) - cents(estimated_owe);
};

/** How many households are checked; raise it for a run by hand. */
const households = Number(process.env['RANGE_HOUSEHOLDS'] ?? 300);

const holds = (property: (of: ExpectingHousehold) => void): void =>
  fc.assert(fc.property(expectingHousehold, property), { numRuns: households });

describe('range of any household that expects papers without an amount', () => {
  it('contains the result once all of them are entered', () =>
    holds(({ input, papers, entered }) => {
      const { low, high } = rangeOf(input, papers);
      const truth = balance(entered(papers.map((_, at) => at)));
      expect(truth).toBeGreaterThanOrEqual(cents(low.balance));
      expect(truth).toBeLessThanOrEqual(cents(high.balance));
    }));

  it('has a household at both ends whose estimate is the end', () =>
    holds(({ input, papers }) => {
      const { low, high, estimates } = rangeOf(input, papers);
      expect(balance(low.household)).toBe(cents(low.balance));
      expect(balance(high.household)).toBe(cents(high.balance));
      expect(estimates).toBeLessThanOrEqual(mostEstimates);
    }));

  it('is never widened by a paper that is entered', () =>
    holds(({ input, papers, entered }) => {
      const { low, high } = rangeOf(input, papers);
      papers.forEach((_, at) => {
        const later = rangeOf(
          entered([at]),
          papers.filter((_other, other) => other !== at),
        );
        expect(cents(later.low.balance)).toBeGreaterThanOrEqual(cents(low.balance));
        expect(cents(later.high.balance)).toBeLessThanOrEqual(cents(high.balance));
      });
    }));
});
