import { stateLine } from '../../testing/state-line';

const line = stateLine('IA');

describe('Iowa', () => {
  it('starts from federal taxable income, business deduction included', () =>
    // 60,000 - 4,238.87 of self-employment tax - 14,600 - 20% of the 41,161.13 left
    expect(line('taxable_income', { self_employment_income: 60000 })).toBe(32928.9));

  it('gives 40 per person, and another 40 to a head of household', () =>
    expect(
      line('credit.ia_exemption_credit', { filing_status: 'head_of_household', num_children: 2, w2_income: 65000 }),
    ).toBe(160));

  it('gives the wide brackets to a joint return only: 273.24 + 1,197.29 + 693.12 against 546.48 + 1,484.08', () => {
    expect(line('tax_before_credits', { filing_status: 'qualifying_widow', num_children: 1, w2_income: 72410 })).toBe(
      2163.65,
    );
    expect(line('tax_before_credits', { filing_status: 'married_filing_jointly', w2_income: 72410 })).toBe(2030.56);
  });
});
