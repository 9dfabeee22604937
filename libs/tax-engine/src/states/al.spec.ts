import { stateLine } from '../../testing/state-line';

const line = stateLine('AL');

describe('Alabama', () => {
  it.each([
    ['standard 3,000 less 9 steps of 25, federal tax 1,619 by the table, exemption 1,500', { w2_income: 30000 }, 24106],
    [
      'payroll taxes of 7,650 exceed the standard deduction, half of the dependents exemption at over 50,000 but not at 50,000',
      { filing_status: 'married_filing_separately', num_children: 1, w2_income: 50000 },
      // 50,000 - 3,825 - federal tax 4,019 less the child credit of 2,000 - 1,500 - 1,000
      41656,
    ],
  ] as const)('taxes %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('excludes unemployment, and does not deduct half of the self-employment tax', () => {
    expect(line('agi', { w2_income: 10000, unemployment_income: 5000 })).toBe(10000);
    expect(line('agi', { self_employment_income: 20000 })).toBe(20000);
  });
});
