import { stateLine } from '../../testing/state-line';

const line = stateLine('LA');

describe('Louisiana', () => {
  it('subtracts exemptions from the lowest bracket: 843.75 less 1.85% of 4,500', () =>
    expect(line('tax_before_credits', { w2_income: 30000 })).toBe(760.5));

  it('deducts medical expenses only to the extent that they exceed the federal standard deduction: 32,500 - 14,600', () => {
    expect(line('taxable_income', { w2_income: 100000, medical_expenses: 40000 })).toBe(82100);
    expect(line('taxable_income', { w2_income: 100000, mortgage_interest: 30000 })).toBe(100000);
  });
});
