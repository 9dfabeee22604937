import { stateLine } from '../../testing/state-line';

const line = stateLine('NM');

describe('New Mexico', () => {
  it.each([
    ['one person, no income', 'net_tax', {}, -218],
    [
      'four people, 7,500 exactly',
      'credit.nm_low_income_comprehensive_tax_rebate',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 7500 },
      566,
    ],
    [
      'seven people count as six',
      'credit.nm_low_income_comprehensive_tax_rebate',
      { filing_status: 'married_filing_jointly', num_children: 5, w2_income: 8000 },
      819,
    ],
    [
      'half on a separate return',
      'credit.nm_low_income_comprehensive_tax_rebate',
      { filing_status: 'married_filing_separately', w2_income: 7000 },
      123,
    ],
  ] as const)('pays the low income rebate by people and income: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['30,000 - 14,600 - 1,000', 'taxable_income', { w2_income: 30000 }, 14400]] as const)(
    'exempts 2,500 per person, reduced by 15% of AGI over 20,000: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'joint: 90,000 - 29,200 - 8,000',
      'taxable_income',
      { filing_status: 'married_filing_jointly', num_children: 3, w2_income: 90000 },
      52800,
    ],
  ] as const)('deducts 4,000 for each dependent except the first: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '120,000 + 7,000 - 36,000 - 10% of 9,000',
      'taxable_income',
      {
        w2_income: 120000,
        mortgage_interest: 6000,
        charitable_donations: 2000,
        medical_expenses: 30000,
        state_local_taxes: 7000,
      },
      90100,
    ],
  ] as const)('deducts 10% of medical expenses that were not itemized: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
