import { stateLine } from '../../testing/state-line';

const line = stateLine('WI');

describe('Wisconsin', () => {
  it.each([
    ['13,230 - 12% of 10,930, and 700', 'taxable_income', { w2_income: 30000 }, 17381.6],
    [
      'head at 60,000: 17,090 - 22.515% of 36,709 - 12% of 4,221 and 1,400',
      'taxable_income',
      { filing_status: 'head_of_household', num_children: 1, w2_income: 60000 },
      50281.55,
    ],
    ['zero: 130,930 x 12% is more than 13,230', 'taxable_income', { w2_income: 150000 }, 149300],
  ] as const)('applies the sliding standard deduction: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'like a head of household with one child',
      'taxable_income',
      { filing_status: 'qualifying_widow', num_children: 1, w2_income: 60000 },
      50281.55,
    ],
  ] as const)('treats a surviving spouse as head of household: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '15,000',
      'credit.wi_itemized_deduction_credit',
      { w2_income: 150000, mortgage_interest: 10000, charitable_donations: 5000, state_local_taxes: 9000 },
      750,
    ],
  ] as const)(
    'credits 5% of itemized deductions, without state tax, over the standard deduction: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['16,000: 2,000 of 6,000 are taxed', 'agi', { w2_income: 10000, unemployment_income: 6000 }, 12000],
  ] as const)('taxes unemployment only up to half of the AGI over 12,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['tax on 200 or nothing', 'eitc', { w2_income: 9000 }, 0]] as const)(
    'gives no earned income credit without children: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
