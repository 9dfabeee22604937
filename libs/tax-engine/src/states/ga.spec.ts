import { stateLine } from '../../testing/state-line';

const line = stateLine('GA');

describe('Georgia', () => {
  it.each([
    ['single at 15,000: 5', {}, 15000, 5],
    ['head with a child at 19,000: twice 5', { filing_status: 'head_of_household', num_children: 1 }, 19000, 10],
  ] as const)('gives the low income credit per exemption: %s', (_why, facts, w2_income, amount) =>
    expect(line('credit.ga_low_income_credit', { ...facts, w2_income })).toBe(amount),
  );

  it('gives 300 to each of two itemizing spouses, and follows the federal choice', () => {
    const facts = {
      filing_status: 'married_filing_jointly',
      w2_income: 200000,
      mortgage_interest: 30000,
      state_local_taxes: 9000,
    } as const;
    expect(line('credit.ga_itemizer_credit', facts)).toBe(600);
    expect(line('taxable_income', facts)).toBe(161000);
  });
});
