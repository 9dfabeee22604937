import { stateLine } from '../../testing/state-line';

const line = stateLine('NC');

describe('North Carolina', () => {
  it.each([
    [
      '220,000 less 20,000 and 9,000',
      'taxable_income',
      {
        filing_status: 'married_filing_jointly',
        w2_income: 220000,
        mortgage_interest: 24000,
        charitable_donations: 9000,
        state_local_taxes: 14000,
      },
      191000,
    ],
  ] as const)('limits mortgage interest to 20,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'head, "up to 75,000": 1,500 each',
      'taxable_income',
      { filing_status: 'head_of_household', num_children: 2, w2_income: 65000 },
      42875,
    ],
    [
      'joint, 60,000 exactly: 2,500',
      'taxable_income',
      { filing_status: 'married_filing_jointly', num_children: 1, w2_income: 60000 },
      32000,
    ],
  ] as const)('deducts an amount per child by AGI: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['9,000 less 12,750', 'taxable_income', { w2_income: 9000 }, -3750],
    ['no tax', 'net_tax', { w2_income: 9000 }, 0],
  ] as const)('shows a negative taxable income but no tax: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
