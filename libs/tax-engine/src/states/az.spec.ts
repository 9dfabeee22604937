import { stateLine } from '../../testing/state-line';

const line = stateLine('AZ');

describe('Arizona', () => {
  it.each([
    ['medical expenses in full when itemizing', { w2_income: 60000, medical_expenses: 20000 }, 40000],
    ['33% of gifts without itemizing: 14,600 + 990', { w2_income: 50000, charitable_donations: 3000 }, 34410],
    [
      'a surviving spouse as head of household',
      { filing_status: 'qualifying_widow', num_children: 1, w2_income: 50000 },
      28100,
    ],
  ] as const)('deducts %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('reduces the dependent credit by 5% per 1,000 or part of it over 200,000: six steps', () =>
    expect(line('credit.az_dependent_tax_credit', { num_children: 1, w2_income: 205500 })).toBe(70));

  it('pays the excise credit of 25 per person up to 12,500 of income, and 100 at most', () => {
    expect(line('credit.az_increased_excise_tax_credit', { w2_income: 12500 })).toBe(25);
    expect(
      line('credit.az_increased_excise_tax_credit', {
        filing_status: 'married_filing_jointly',
        num_children: 4,
        w2_income: 25000,
      }),
    ).toBe(100);
    expect(() => line('credit.az_increased_excise_tax_credit', { w2_income: 12501 })).toThrow();
  });
});
