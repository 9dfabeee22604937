import { stateLine } from '../../testing/state-line';

const line = stateLine('CO');

describe('Colorado', () => {
  it.each([
    // Itemized: 120,000 - 23,000 = 97,000. The 23,000 beat the standard deduction by 8,400, so all 8,000 of state tax
    // are added back.
    [
      'state income tax',
      { w2_income: 120000, mortgage_interest: 9000, medical_expenses: 15000, state_local_taxes: 8000 },
      105000,
    ],
    ['from 300,000 on, deductions over 12,000', { w2_income: 310000 }, 298000],
  ] as const)('adds back %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('subtracts gifts over 500 without itemizing', () =>
    expect(line('taxable_income', { w2_income: 50000, charitable_donations: 2500 })).toBe(33400));

  it('reduces the family affordability credit by 6.875% per 5,000 or part of it: four steps of 2,400', () =>
    expect(
      line('credit.co_family_affordability_credit', {
        filing_status: 'head_of_household',
        num_children: 1,
        w2_income: 33500,
      }),
    ).toBe(1740));

  it('refunds sales tax to each adult by AGI', () => {
    expect(line('credit.co_sales_tax_refund', {})).toBe(177);
    expect(line('credit.co_sales_tax_refund', { filing_status: 'married_filing_jointly', w2_income: 105001 })).toBe(
      554,
    );
  });
});
