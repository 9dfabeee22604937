import { stateLine } from '../../testing/state-line';

const line = stateLine('IL');

describe('Illinois', () => {
  it.each([
    ['up to 250,000 of AGI', {}, 250000, 247225],
    ['not above', {}, 250001, 250001],
    ['up to 500,000 jointly', { filing_status: 'married_filing_jointly', num_children: 1 }, 500000, 491675],
  ] as const)('gives 2,775 per person %s', (_why, facts, w2_income, amount) =>
    expect(line('taxable_income', { ...facts, w2_income })).toBe(amount),
  );

  it('does not tax pensions', () => expect(line('agi', { retirement_income: 40000, other_income: 5000 })).toBe(5000));

  it('pays 20% of the federal credit of 4,213, and 20% of that for a child', () => {
    const facts = { filing_status: 'head_of_household', num_children: 1, w2_income: 15000 } as const;
    expect(line('credit.il_eitc', facts)).toBe(842.6);
    expect(line('credit.il_ctc', facts)).toBe(168.52);
  });
});
