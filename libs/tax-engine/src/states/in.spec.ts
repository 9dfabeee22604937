import { stateLine } from '../../testing/state-line';

const line = stateLine('IN');

describe('Indiana', () => {
  it.each([
    // taxed: half of 18,000 - 12,000; 5,000 of the 8,000 and the exemption of 1,000 are deducted
    ['half of AGI over 12,000', {}, 12000],
    // 18,000 joint: nothing over the base, all 8,000 deducted; 2,000 of exemptions
    ['over 18,000 jointly', { filing_status: 'married_filing_jointly' }, 8000],
  ] as const)('taxes unemployment only up to %s', (_why, facts, amount) =>
    expect(line('agi', { ...facts, w2_income: 10000, unemployment_income: 8000 })).toBe(amount),
  );

  it('gives 1,000 per person and 1,500 more per child', () =>
    expect(line('taxable_income', { filing_status: 'head_of_household', num_children: 2, w2_income: 30000 })).toBe(
      24000,
    ));
});
