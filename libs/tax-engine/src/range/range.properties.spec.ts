import fc from 'fast-check';
import { hiding, proveRanges, type Lacking } from '../../testing/range-proofs';
import { law2024 } from '../law/2024/law';
import { law2025 } from '../law/2025/law';
import { mostEstimates, rangeOf } from './range';
import type { TaxRange } from './tax-range';

/** `npm run load` checks 10,000 of each year. */
const households = 200;

for (const law of [law2024, law2025]) proveRanges(law, { households });

const holds = (property: (range: TaxRange, of: Lacking) => void): void =>
  fc.assert(
    fc.property(hiding(law2024), (of) => property(rangeOf(of.input, of.papers), of)),
    { numRuns: 2 * households },
  );

const cents = (dollars: number): number => Math.round(dollars * 100);

it('estimates at most 4,000 households, and lists every paper as searched or assumed', () =>
  holds((range, { papers }) => {
    expect(range.estimates).toBeLessThanOrEqual(mostEstimates);
    const listed = [...range.papers.map(({ paper }) => paper), ...range.assumed];
    expect(new Set(listed)).toEqual(new Set(papers));
  }));

it('lists the papers by what they decide, none of which is more than the whole range', () =>
  holds((range) => {
    const worth = range.papers.map((one) => cents(one.worth));
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    for (const one of worth) expect(one).toBeLessThanOrEqual(cents(range.high.balance) - cents(range.low.balance));
  }));
