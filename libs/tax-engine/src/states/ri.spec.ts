import { stateLine } from '../../testing/state-line';

const line = stateLine('RI');

describe('Rhode Island', () => {
  it.each([
    [
      'one step: 80% of 31,050',
      'taxable_income',
      { filing_status: 'married_filing_jointly', w2_income: 250000 },
      225160,
    ],
    ['five steps', 'taxable_income', { filing_status: 'married_filing_jointly', w2_income: 281700 }, 281700],
    ['none at 246,450', 'taxable_income', { filing_status: 'married_filing_jointly', w2_income: 246450 }, 215400],
  ] as const)(
    'reduces deduction and exemptions by a fifth for each 7,050 over 246,450: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  // R.I. Gen. Laws 44-30-12(c)(9); RI-1040 instructions 2024: a separate return has its own limit.
  it.each([
    ['single', 104199, 84199],
    ['single', 104200, 104200],
    ['married_filing_separately', 104224, 84224],
    ['married_filing_separately', 104225, 104225],
  ] as const)('subtracts 20,000 of a pension, %s of %i', (filing_status, retirement_income, agi) =>
    expect(line('agi', { filing_status, filer_birth_date: '1950-01-01', retirement_income })).toBe(agi),
  );
});
