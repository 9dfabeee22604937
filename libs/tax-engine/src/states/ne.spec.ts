import { stateLine } from '../../testing/state-line';

const line = stateLine('NE');

describe('Nebraska', () => {
  it.each([
    [
      'joint at the federal standard deduction: a reduction of 24.96',
      'net_tax',
      { filing_status: 'married_filing_jointly', w2_income: 29200 },
      0,
    ],
  ] as const)('never exceeds the federal tax before credits: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '18,000 with 9,000 of state tax: 9,000 is more than 8,350',
      'taxable_income',
      { w2_income: 100000, mortgage_interest: 9000, state_local_taxes: 9000 },
      91000,
    ],
  ] as const)('lets federal itemizers keep the larger deduction: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
