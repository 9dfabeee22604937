import fc from 'fast-check';
import { additionalHousehold } from '../../testing/arbitrary';
import { request } from '../../testing/request';
import { estimate } from '../estimate';
import { stateCodes, type StateCode } from '../input';
import { lawOf } from '../law/laws';
import { taxYears } from '../law/tax-year';

/** A single filer with wages of 60,000 that contain tips of 8,000 and overtime pay of 2,000. */
const facts = { w2_income: 60_000, qualified_tips: 8_000, qualified_overtime: 2_000, car_loan_interest: 1_000 };
const amountIn = (state: StateCode, year: number, id: string, home = facts): number | undefined =>
  estimate(request({ state, ...home }), lawOf(year)).lines.find((line) => line.id === id)?.amount;

describe('federal deductions for tips, overtime pay and car loan interest', () => {
  it.each([
    ['AZ', 2024, undefined],
    ['AZ', 2025, 11_000],
    ['AZ', 2026, 10_000],
    ['ID', 2024, undefined],
    ['ID', 2025, 11_000],
    ['ID', 2026, 11_000],
    ['MI', 2025, undefined],
    ['MI', 2026, 10_000],
    ['IN', 2025, undefined],
    ['IN', 2026, 11_000],
  ] as const)('are subtracted as the law of %s adopts them in %d', (state, year, amount) =>
    expect(amountIn(state, year, `state.line.${state.toLowerCase()}_additional_deductions`)).toBe(amount),
  );

  it.each([
    // 60,000 - 15,750 - 11,000, at 2.5%.
    ['AZ', 2025, 33_250, 831.25],
    // The same, at 5.3% over 4,811; the permanent building fund tax of 10 comes later.
    ['ID', 2025, 33_250, 1_507.27],
  ] as const)('lower the tax of %s in %d', (state, year, taxable, tax) => {
    expect(amountIn(state, year, 'state.taxable_income')).toBe(taxable);
    expect(amountIn(state, year, 'state.tax_before_credits')).toBe(tax);
  });

  it.each(['IA', 'ND', 'CO'] as const)('are in the federal taxable income from which %s starts', (state) =>
    expect(amountIn(state, 2025, 'state.taxable_income')).toBe(33_250),
  );

  it('are added back by Colorado for overtime pay from 2026', () => {
    expect(amountIn('CO', 2025, 'state.line.co_overtime_addition')).toBeUndefined();
    expect(amountIn('CO', 2026, 'state.line.co_overtime_addition')).toBe(2_000);
  });

  it('are replaced by an exclusion of up to 1,750 each in Georgia from 2026', () => {
    expect(amountIn('GA', 2025, 'state.line.ga_tips_and_overtime')).toBeUndefined();
    expect(amountIn('GA', 2026, 'state.line.ga_tips_and_overtime')).toBe(3_500);
    expect(amountIn('GA', 2026, 'state.line.ga_tips_and_overtime', { ...facts, qualified_tips: 900 })).toBe(2_650);
  });

  // Alabama, Missouri and Oregon deduct the federal tax, which these deductions lower.
  const affected = ['AZ', 'ID', 'MI', 'IN', 'IA', 'ND', 'CO', 'GA', 'AL', 'MO', 'OR'];
  const others = stateCodes.filter((code) => !affected.includes(code));
  it.each(others)('do not change the taxable income of %s', (state) => {
    const { w2_income } = facts;
    for (const year of taxYears) {
      const taxable = (home: object) =>
        estimate(request({ state, ...home }), lawOf(year)).lines.find(({ id }) => id === 'state.taxable_income');
      expect(taxable(facts)).toEqual(taxable({ w2_income }));
    }
  });
});

it.each(['AZ', 'ID', 'MI', 'IN', 'CO', 'GA', 'SC'] as const)('keep the trace of %s adding up', (state) =>
  fc.assert(
    fc.property(additionalHousehold, fc.constantFrom(...taxYears), (home, year) => {
      const { lines } = estimate({ ...home, state }, lawOf(year));
      const from = lines.findIndex(({ id }) => id === 'state.agi');
      const to = lines.findIndex(({ id }) => id === 'state.taxable_income');
      const cents = (amount = 0): number => Math.round(amount * 100);
      let sum = 0;
      for (const { sign, amount } of lines.slice(from, to))
        sum = sign === undefined ? cents(amount) : sum + sign * cents(amount);
      expect(cents(lines[to]?.amount)).toBe(Math.max(0, sum));
    }),
    { numRuns: 200 },
  ),
);
