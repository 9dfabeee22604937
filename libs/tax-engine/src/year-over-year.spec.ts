import fc from 'fast-check';
import { agedHousehold } from '../testing/arbitrary';
import { request } from '../testing/request';
import { estimate } from './estimate';
import { lawOf } from './law/laws';
import { yearOverYear, type YearOverYear } from './year-over-year';

const cents = (dollars: number): number => Math.round(dollars * 100);
const year = fc.constantFrom(2024, 2025, 2026).map(lawOf);
const filing = fc.record({ household: agedHousehold, law: year });

const holds = (property: (change: YearOverYear, last: object, now: object) => void): void =>
  fc.assert(
    fc.property(filing, filing, (last, now) => property(yearOverYear(last, now), last, now)),
    { numRuns: 400 },
  );

describe('this year against last, for any two households and laws', () => {
  it('has parts that add up to the difference, in the balance and in every line', () =>
    holds(({ balance, lines }) => {
      for (const { law, household, last, now } of [balance, ...lines])
        expect(cents(law) + cents(household)).toBe(cents(now) - cents(last));
    }));

  it('has lines whose parts add up to those of the balance', () =>
    holds(({ balance, lines }) => {
      const sum = (part: 'law' | 'household'): number =>
        lines.reduce((total, { sign = 0, ...line }) => total + sign * cents(line[part]), 0);
      expect([sum('law'), sum('household')]).toEqual([cents(balance.law), cents(balance.household)]);
    }));

  it('changes nothing if the filing is the same', () =>
    fc.assert(
      fc.property(filing, (same) => {
        const { balance, lines } = yearOverYear(same, same);
        expect({ ...balance, lines }).toMatchObject({ law: 0, household: 0, lines: [] });
      }),
      { numRuns: 200 },
    ));

  it('has only a part of the household under the same law, and the balances of both estimates', () =>
    fc.assert(
      fc.property(filing, agedHousehold, ({ household, law }, other) => {
        const { balance } = yearOverYear({ household, law }, { household: other, law });
        const of = ({ estimated_refund, estimated_owe }: ReturnType<typeof estimate>) =>
          estimated_refund - estimated_owe;
        expect(balance).toMatchObject({ law: 0, last: of(estimate(household, law)), now: of(estimate(other, law)) });
      }),
      { numRuns: 200 },
    ));
});

describe('this year against last', () => {
  const paid = { federal_withheld: 6_000, filer_birth_date: '1980-05-05' };

  it('gives the law its larger standard deduction, and the household its raise', () => {
    const last = { household: request({ ...paid, w2_income: 60_000 }), law: lawOf(2024) };
    const now = { household: request({ ...paid, w2_income: 65_000 }), law: lawOf(2025) };
    const { balance, lines } = yearOverYear(last, now);
    const lineOf = (id: string) => lines.find(({ line }) => line.id === id);
    // P.L. 119-21: 14,600 → 15,750.
    expect(lineOf('1040.12')).toMatchObject({ law: 1_150, household: 0 });
    expect(lineOf('1040.9')).toMatchObject({ law: 0, household: 5_000 });
    expect(balance.law).toBeGreaterThan(0);
    // 22 % and 12 % of 5,000, below and above the end of the 12 % bracket at 48,475.
    expect(balance.household).toBeLessThanOrEqual(-600);
  });

  it('counts a child who turned 17 as a change of the household', () => {
    const household = request({
      ...paid,
      filing_status: 'head_of_household',
      w2_income: 90_000,
      num_children: 1,
      dependents: [{ relationship: 'child', birth_date: '2008-06-01' }],
    });
    const { lines } = yearOverYear({ household, law: lawOf(2024) }, { household, law: lawOf(2025) });
    // P.L. 119-21 raises the credit by 200; without it, 500 is left.
    expect(lines.find(({ line }) => line.id === '1040.19')).toMatchObject({ law: 200, household: -1_700 });
  });
});
