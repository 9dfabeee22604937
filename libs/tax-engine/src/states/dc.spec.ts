import { stateLine } from '../../testing/state-line';

const line = stateLine('DC');

describe('District of Columbia', () => {
  it.each([
    ['632 less 8.48% of the income over 22,566', {}, 25000, 425.6],
    ['70% of the federal 4,213', { filing_status: 'head_of_household', num_children: 1 }, 15000, 2949.1],
    ['none on a separate return', { filing_status: 'married_filing_separately' }, 9000, 0],
  ] as const)('pays an earned income credit: %s', (_why, facts, w2_income, amount) =>
    expect(line('eitc', { ...facts, w2_income })).toBe(amount),
  );

  it('reduces itemized deductions by 5% of AGI over 200,000', () =>
    expect(line('taxable_income', { w2_income: 300000, mortgage_interest: 30000 })).toBe(275000));

  it('does not tax unemployment', () =>
    expect(line('agi', { w2_income: 20000, unemployment_income: 9000 })).toBe(20000));
});
