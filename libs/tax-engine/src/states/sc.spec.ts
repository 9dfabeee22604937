import { stateLine } from '../../testing/state-line';

const line = stateLine('SC');

describe('South Carolina', () => {
  it.each([
    [
      '82,000 + smaller of 6,000 and 3,400',
      'taxable_income',
      { w2_income: 100000, mortgage_interest: 9000, charitable_donations: 3000, state_local_taxes: 6000 },
      85400,
    ],
  ] as const)('adds back state tax to the extent that itemizing helped: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['AGI less 14,600', 'taxable_income', { self_employment_income: 60000 }, 41161.13]] as const)(
    'adds back the business deduction: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '50,000 - 21,900 - 3,000 - 4,790',
      'taxable_income',
      { filing_status: 'head_of_household', num_children: 1, retirement_income: 50000 },
      20310,
    ],
  ] as const)('subtracts 3,000 of pensions and 4,790 per child: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '125% of the federal credit',
      'net_tax',
      { filing_status: 'head_of_household', num_children: 2, w2_income: 30000 },
      0,
    ],
  ] as const)('never refunds the earned income credit: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
