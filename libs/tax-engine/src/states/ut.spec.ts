import { stateLine } from '../../testing/state-line';

const line = stateLine('UT');

describe('Utah', () => {
  it.each([
    ['4,095 - (1,752 - 711.05)', 'net_tax', { filing_status: 'married_filing_jointly', w2_income: 90000 }, 3054.05],
  ] as const)(
    'credits 6% of federal deductions, less 1.3% of income over the threshold: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '5,460 - (6% of 24,000 - 1.3% of 102,348)',
      'net_tax',
      { w2_income: 120000, mortgage_interest: 20000, charitable_donations: 4000, state_local_taxes: 9000 },
      5350.52,
    ],
  ] as const)('excludes state tax from the deductions: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'business income only: tax 284.98 in full',
      'net_tax',
      { filing_status: 'head_of_household', num_children: 1, self_employment_income: 38000 },
      284.98,
    ],
  ] as const)('limits the earned income credit to wages: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
