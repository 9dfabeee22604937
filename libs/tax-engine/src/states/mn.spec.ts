import { stateLine } from '../../testing/state-line';

const line = stateLine('MN');

describe('Minnesota', () => {
  it.each([
    ['3% of AGI over 232,500 off the standard deduction', { w2_income: 300000 }, 287450],
    ['80% off over 1,053,750', { w2_income: 1100000 }, 1097085],
    ['half of the gifts over 500 without itemizing', { w2_income: 50000, charitable_donations: 4500 }, 33425],
    // 4 steps over 232,550: 92% of 5,050; the standard deduction less 3% of 7,600
    ['the dependent exemption by 2% per 2,500', { num_children: 1, w2_income: 240100 }, 221107],
  ] as const)('takes %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('pays 1,750 per child and 4% of 9,220, less 12% of income over 36,880', () =>
    expect(
      line('credit.mn_child_and_working_families_credits', {
        filing_status: 'married_filing_jointly',
        num_children: 2,
        w2_income: 40000,
      }),
    ).toBe(3494.4));

  it('raises the tax to the minimum tax: 6.75% of 200,000 less an exemption of 47,655', () =>
    expect(line('tax_before_credits', { w2_income: 200000, mortgage_interest: 90000 })).toBe(10283.29));
});
