import { stateLine } from '../../testing/state-line';

const line = stateLine('ME');

describe('Maine', () => {
  it.each([
    // half of the width of 75,000: 7,300 is left
    ['half of the standard deduction at 134,650', { w2_income: 134650 }, 122350],
    ['all of the exemption gone at 448,900', { w2_income: 448900 }, 448900],
    [
      'itemized deductions up to 35,250',
      { filing_status: 'married_filing_jointly', w2_income: 180000, mortgage_interest: 50000 },
      134750,
    ],
  ] as const)('deducts: %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it.each([
    ['a head of household’s only child does not count', 1, 30000, 210],
    ['three count as two', 3, 30000, 270],
    ['less 15 per 750 over 37,100: four steps', 3, 40000, 210],
  ] as const)('pays the sales tax fairness credit: %s', (_why, num_children, w2_income, amount) =>
    expect(
      line('credit.me_sales_tax_fairness_credit', { filing_status: 'head_of_household', num_children, w2_income }),
    ).toBe(amount),
  );

  it('deducts a pension up to 45,864 and reduces the dependent credit by 7.50 per 1,000', () => {
    expect(line('agi', { retirement_income: 50000 })).toBe(4136);
    expect(line('credit.me_dependent_exemption_credit', { num_children: 1, w2_income: 210500 })).toBe(217.5);
  });
});
