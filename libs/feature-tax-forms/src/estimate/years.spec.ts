import fc from 'fast-check';
import { lawOf } from '@portal/tax-engine/law/laws';
import { agedHousehold } from '@portal/tax-engine/testing/arbitrary';
import { yearOverYear } from '@portal/tax-engine/year-over-year';
import { comparison, partOfYear } from './years';

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

describe('the parts of a year', () => {
  const filing = fc.record({ household: agedHousehold, law: fc.constantFrom(2024, 2025, 2026).map(lawOf) });

  it('have lines that add up to each part, and parts that add up to the difference, for any two households', () =>
    fc.assert(
      fc.property(filing, filing, (last, now) => {
        const change = yearOverYear(last, now);
        const [law, household] = [partOfYear(change, 'law'), partOfYear(change, 'household')];
        for (const { parts, total } of [law, household])
          expect(sum(parts.map(({ effect = NaN }) => effect))).toBe(total);
        expect(sum([law.total, household.total])).toBe(sum([change.balance.now, -change.balance.last]));
      }),
      { numRuns: 500 },
    ));

  it('lead each line from last year over the law to this year', () =>
    fc.assert(
      fc.property(filing, filing, (last, now) => {
        const change = yearOverYear(last, now);
        const [law, household] = (['law', 'household'] as const).map((cause) => {
          const { parts, others } = partOfYear(change, cause);
          return new Map([...parts, ...others].map((one) => [one.line.id, one]));
        });
        for (const { line, last: was, now: is } of change.lines) {
          const [first, second] = [law?.get(line.id), household?.get(line.id)];
          expect((first ?? second)?.before).toBe(was);
          expect((second ?? first)?.after).toBe(is);
          if (first && second) expect(first.after).toBe(second.before);
        }
      }),
      { numRuns: 300 },
    ));
});

it.each([
  [500, 100, 'refundLess', 400],
  [100, 500, 'refundMore', 400],
  [-100, -500, 'oweMore', 400],
  [-500, -100.5, 'oweLess', 399.5],
  [0, 100, 'refundMore', 100],
  [0, -100, 'oweMore', 100],
  [100, -100, 'turned', 200],
  [100, 100, 'same', 0],
])('compares %d with %d as %s by %d', (last, now, word, amount) =>
  expect(comparison({ last, now, law: 0, household: 0 })).toEqual({ word, amount }),
);
