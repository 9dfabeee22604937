import { stateLine } from '../../testing/state-line';

const line = stateLine('KY');

describe('Kentucky', () => {
  it.each([
    // guideline 15,060: 16,000 is 1.062 of it; 4% of 12,840 is 513.60
    ['80% at 1.06 of the guideline', {}, 16000, 410.88],
    ['all of the tax at the guideline: 4% of 11,900', {}, 15060, 476],
    // four children count as a family of four: 31,200; 32,000 is 1.026; 4% of 28,840
    [
      '90% at 1.03 for a family of four or more',
      { filing_status: 'married_filing_jointly', num_children: 4 },
      32000,
      1038.24,
    ],
  ] as const)('reduces the tax by family size: %s', (_why, facts, w2_income, amount) =>
    expect(line('credit.ky_family_size_tax_credit', { ...facts, w2_income })).toBe(amount),
  );

  it('excludes 31,110 of a pension, and gives a couple with one income one standard deduction', () => {
    expect(line('agi', { retirement_income: 40000, other_income: 5000 })).toBe(13890);
    expect(line('taxable_income', { filing_status: 'married_filing_jointly', w2_income: 90000 })).toBe(86840);
  });
});
