import { stateLine } from '../../testing/state-line';

const line = stateLine('VA');

describe('Virginia', () => {
  it.each([
    [
      '14,000 is under the guideline of 15,060: a credit of 300 covers the tax of 107.10',
      'net_tax',
      { w2_income: 14000 },
      0,
    ],
    [
      'two children: the refundable 15% of 6,960 exceeds the tax of 305.50',
      'net_tax',
      { filing_status: 'head_of_household', num_children: 2, w2_income: 20000 },
      -738.5,
    ],
    [
      'joint, four children, 31,000: the refundable credit again',
      'credit.va_refundable_eitc',
      { filing_status: 'married_filing_jointly', num_children: 4, w2_income: 31000 },
      1130.7,
    ],
  ] as const)('takes the best of three low-income credits: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['wages only', 'agi', { w2_income: 40000, unemployment_income: 8000 }, 40000]] as const)(
    'subtracts unemployment: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'federal standard deduction: 8,500 here, despite mortgage interest',
      'taxable_income',
      { w2_income: 60000, mortgage_interest: 12000 },
      50570,
    ],
    [
      '3% of 100,000 over 323,650; a fifth of the deductions was state tax: 40,000 - 3,000 + 600',
      'taxable_income',
      { w2_income: 423650, mortgage_interest: 20000, charitable_donations: 20000, state_local_taxes: 10000 },
      385120,
    ],
  ] as const)(
    'itemizes only if the federal return does, without state tax, and limits high incomes: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
