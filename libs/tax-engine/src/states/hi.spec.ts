import { stateLine } from '../../testing/state-line';

const line = stateLine('HI');

describe('Hawaii', () => {
  it.each([
    // 120,000 - 9,000 - 6,000 of medical expenses - 1,144
    [
      'without state tax from 100,000 on',
      { w2_income: 120000, mortgage_interest: 9000, medical_expenses: 15000, state_local_taxes: 8000 },
      103856,
    ],
    // 90,000 - 9,000 - 8,000 - 1,144
    ['with state tax below', { w2_income: 90000, mortgage_interest: 9000, state_local_taxes: 8000 }, 71856],
    // 26,000 less 3% of 53,200; four exemptions
    [
      'less 3% of AGI over 166,800',
      {
        filing_status: 'married_filing_jointly',
        num_children: 2,
        w2_income: 220000,
        mortgage_interest: 18000,
        charitable_donations: 8000,
      },
      191020,
    ],
  ] as const)('itemizes %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('pays the food/excise credit per exemption, up to higher incomes for all but single filers', () => {
    expect(line('credit.hi_food_excise_credit', { filing_status: 'married_filing_separately', w2_income: 50000 })).toBe(
      70,
    );
    expect(line('credit.hi_food_excise_credit', { w2_income: 39999 })).toBe(110);
    expect(() => line('credit.hi_food_excise_credit', { w2_income: 40000 })).toThrow();
  });
});
