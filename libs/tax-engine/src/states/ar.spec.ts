import { stateLine } from '../../testing/state-line';

const line = stateLine('AR');

describe('Arkansas', () => {
  it.each([
    ['3.9% of 45,180 less 409.86', { filing_status: 'married_filing_jointly', w2_income: 50000 }, 1352.16],
    ['the low income table instead of 158.73', { w2_income: 15000 }, 76],
    ['nothing within the table', { w2_income: 14265 }, 0],
    ['the first row of the bracket adjustment: 3.9% of 92,350 less 397.40', { w2_income: 94760 }, 3204.25],
    ['the last row of it: 3.9% of 97,590 less 87.40', { w2_income: 100000 }, 3718.61],
  ] as const)('taxes %s', (_why, facts, amount) => expect(line('tax_before_credits', facts)).toBe(amount));

  it('gives an itemizing couple with one income the credit of the empty column', () =>
    expect(
      line('credit.ar_additional_tax_credit_for_qualified_individuals', {
        filing_status: 'married_filing_jointly',
        w2_income: 60000,
        mortgage_interest: 20000,
      }),
    ).toBe(60));

  it('exempts 6,000 of a pension and deducts medical expenses over 10%', () => {
    expect(line('agi', { retirement_income: 20000 })).toBe(14000);
    expect(line('taxable_income', { w2_income: 50000, medical_expenses: 15000 })).toBe(40000);
  });
});
