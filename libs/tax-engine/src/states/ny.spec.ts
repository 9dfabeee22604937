import { stateLine } from '../../testing/state-line';

const line = stateLine('NY');

describe('New York', () => {
  it.each([
    [
      '112,000 taxed: 4,270.75 + 6% of 31,350 = 6,151.75; recapture 568 x 12,350 / 50,000 = 140.30',
      'net_tax',
      { w2_income: 120000 },
      6292.05,
    ],
    ['complete at 157,650: 6% of all 192,000, apart from table rounding', 'net_tax', { w2_income: 200000 }, 11519.75],
    [
      'joint, 283,950 taxed: 8,552.75 + 6% of 122,400 + 333 + 807',
      'net_tax',
      { filing_status: 'married_filing_jointly', w2_income: 300000 },
      17036.75,
    ],
    ['over 25 million everything is taxed at 10.9%: 25,992,000', 'net_tax', { w2_income: 26000000 }, 2833128],
  ] as const)(
    'recaptures the benefit of the lower brackets between 107,650 and 157,650 of AGI: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['single, over 7,000: 45, limited to the tax on 1,000', 'credit.ny_household_credit', { w2_income: 9000 }, 40],
    [
      'two children, not over 28,000: (40 + 2 x 5) / 2',
      'credit.ny_household_credit',
      { filing_status: 'married_filing_separately', num_children: 2, w2_income: 28000 },
      25,
    ],
    [
      'the earned income credit is reduced by it: 30% of 4,213 less 75',
      'credit.ny_eitc',
      { filing_status: 'head_of_household', num_children: 1, w2_income: 16000 },
      1188.9,
    ],
  ] as const)(
    'gives the household credit by AGI and number of people, half of it on a separate return: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'over 1 million: half of 100,000',
      'taxable_income',
      { w2_income: 2000000, charitable_donations: 100000, mortgage_interest: 30000 },
      1950000,
    ],
    [
      'over 525,000: 3% of 269,800 limits 80,000 to 71,906; half of it is left',
      'taxable_income',
      { w2_income: 600000, mortgage_interest: 30000, charitable_donations: 50000, state_local_taxes: 40000 },
      564047,
    ],
  ] as const)('leaves high incomes only gifts as itemized deductions: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '15% of 1,000 earned over 3,000 would make 49.50',
      'credit.ny_ctc',
      { filing_status: 'head_of_household', num_children: 1, w2_income: 4000 },
      100,
    ],
    [
      '2,000 less 50 for each of 20 thousands over 110,000, a third of it',
      'credit.ny_ctc',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 130000 },
      330,
    ],
  ] as const)('pays a third of the 2017 federal child credit, or 100 per child: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
