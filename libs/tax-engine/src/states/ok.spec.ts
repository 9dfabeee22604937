import { stateLine } from '../../testing/state-line';

const line = stateLine('OK');

describe('Oklahoma', () => {
  it.each([
    [
      '5% of 5,920 - 21.06% of 14,780',
      'credit.ok_eitc',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 40000 },
      140.37,
    ],
  ] as const)('computes the earned income credit by the 2020 rules: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '200,000 - 17,000 - 4,000 - 1,000',
      'taxable_income',
      { w2_income: 200000, mortgage_interest: 25000, charitable_donations: 4000, state_local_taxes: 9000 },
      178000,
    ],
  ] as const)(
    'limits itemized deductions other than gifts and medical expenses to 17,000: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([['45,000', 'agi', { retirement_income: 40000, other_income: 5000 }, 35000]] as const)(
    'excludes 10,000 of pensions: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['one person', 'credit.ok_stc', { w2_income: 18000 }, 40],
    [
      'the earned income credit counts as income: 47,000 and 3,299 are too much for it; 862.25 - 66.66',
      'net_tax',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 47000 },
      795.59,
    ],
  ] as const)(
    'pays sales tax relief up to 20,000 of household income, 50,000 with a dependent: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
