import { stateLine } from '../../testing/state-line';

const line = stateLine('CA');

describe('California', () => {
  it('takes 6 dollars per 2,500 of AGI off each exemption credit', () => {
    // 260,000 is 7 steps over 244,857; 500,000 joint is 5 steps over 489,719, twice.
    expect(line('credit.ca_exemptions', { w2_income: 260000 })).toBe(107);
    expect(line('credit.ca_exemptions', { filing_status: 'married_filing_jointly', w2_income: 500000 })).toBe(238);
    expect(
      line('credit.ca_exemptions', { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 500000 }),
    ).toBe(1100);
  });

  it('reduces itemized deductions by 6 % of AGI over the start, state tax left out', () =>
    // 20,000 - 6 % of 55,143
    expect(line('taxable_income', { w2_income: 300000, mortgage_interest: 20000, state_local_taxes: 9000 })).toBe(
      283308.58,
    ));

  it('adds 1 % over a million', () => {
    const at = (w2_income: number) => line('tax_before_credits', { w2_income });
    expect(at(1006540) - at(1005540)).toBeCloseTo(133, 2);
    expect(at(1005540) - at(1004540)).toBeCloseTo(123, 2);
  });

  it.each([
    ['on the slow way down: 244 x (31,950 - 9,000) / (31,950 - 5,297.68)', {}, 9000, 210.1],
    ['at its peak: 85 % of 45 % of 9,537', { num_children: 3 }, 9537, 3647.9],
    ['not on a separate return', { filing_status: 'married_filing_separately', num_children: 1 }, 6000, 0],
    ['not from 31,950 on', { num_children: 1 }, 31950, 0],
  ] as const)('pays its own earned income credit, %s', (_why, facts, w2_income, amount) =>
    expect(line('eitc', { ...facts, w2_income })).toBe(amount),
  );

  it('does not tax unemployment', () =>
    expect(line('agi', { w2_income: 20000, unemployment_income: 9000 })).toBe(20000));
});
