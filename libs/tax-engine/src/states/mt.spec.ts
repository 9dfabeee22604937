import { stateLine } from '../../testing/state-line';

const line = stateLine('MT');

describe('Montana', () => {
  it.each([
    [
      '12,000 without state tax: 14,600',
      'taxable_income',
      { w2_income: 100000, mortgage_interest: 9000, charitable_donations: 3000, state_local_taxes: 10000 },
      85400,
    ],
  ] as const)('excludes state tax and keeps the larger deduction: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['AGI less 14,600', 'taxable_income', { self_employment_income: 60000 }, 41161.13]] as const)(
    'adds the business deduction back: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
