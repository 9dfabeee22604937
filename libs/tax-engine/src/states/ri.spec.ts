import { stateLine } from '../../testing/state-line';

const line = stateLine('RI');

describe('Rhode Island', () => {
  it.each([
    [
      'one step: 80 % of 31,050',
      'taxable_income',
      { filing_status: 'married_filing_jointly', w2_income: 250000 },
      225160,
    ],
    ['five steps', 'taxable_income', { filing_status: 'married_filing_jointly', w2_income: 281700 }, 281700],
    ['none at 246,450', 'taxable_income', { filing_status: 'married_filing_jointly', w2_income: 246450 }, 215400],
  ] as const)('takes a fifth off deduction and exemptions for each 7,050 over 246,450: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
