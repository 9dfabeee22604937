import fc from 'fast-check';
import { hiddenCase, type HiddenCase } from '../../testing/hidden-papers';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { mostEstimates, rangeOf } from './range';
import type { TaxRange } from './tax-range';

const cents = (dollars: number): number => Math.round(dollars * 100);
const balance = (input: EstimateInput): number => {
  const { estimated_refund, estimated_owe } = estimate(input);
  return cents(estimated_refund) - cents(estimated_owe);
};

/** How many households are checked; raise it for a run by hand. */
const households = Number(process.env['RANGE_HOUSEHOLDS'] ?? 400);

const holds = (property: (range: TaxRange, of: HiddenCase) => void): void =>
  fc.assert(
    fc.property(hiddenCase, (of) =>
      property(
        rangeOf(
          of.input,
          of.hidden.map(({ paper }) => paper),
        ),
        of,
      ),
    ),
    { numRuns: households },
  );

const [lowOf, highOf] = [({ low }: TaxRange) => cents(low.balance), ({ high }: TaxRange) => cents(high.balance)];

describe('range of any household that lacks one to three papers', () => {
  it('contains the true result', () =>
    holds((range, { input, hidden }) => {
      const truth = balance(hidden.reduce((home, { reveal }) => reveal(home), input));
      expect(truth).toBeGreaterThanOrEqual(lowOf(range));
      expect(truth).toBeLessThanOrEqual(highOf(range));
    }));

  it('has a household at both ends whose estimate is the end', () =>
    holds((range) => {
      expect(balance(range.low.household)).toBe(lowOf(range));
      expect(balance(range.high.household)).toBe(highOf(range));
    }));

  it('is never widened by a paper that arrives', () =>
    holds((range, { input, hidden }) => {
      for (const { paper, reveal } of hidden) {
        const others = hidden.map((one) => one.paper).filter((one) => one !== paper);
        const later = rangeOf(reveal(input), others);
        expect(lowOf(later)).toBeGreaterThanOrEqual(lowOf(range));
        expect(highOf(later)).toBeLessThanOrEqual(highOf(range));
      }
    }));

  it('estimates at most 4,000 households, and lists every paper as searched or assumed', () =>
    holds((range, { hidden }) => {
      expect(range.estimates).toBeLessThanOrEqual(mostEstimates);
      const listed = [...range.papers.map(({ paper }) => paper), ...range.assumed];
      expect(new Set(listed)).toEqual(new Set(hidden.map(({ paper }) => paper)));
    }));

  it('lists the papers by what they decide, none of which is more than the whole range', () =>
    holds((range) => {
      const worth = range.papers.map((one) => cents(one.worth));
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
      for (const one of worth) expect(one).toBeLessThanOrEqual(highOf(range) - lowOf(range));
    }));
});
