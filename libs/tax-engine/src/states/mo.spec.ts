import { stateLine } from '../../testing/state-line';

const line = stateLine('MO');

describe('Missouri', () => {
  it.each([
    // 25% of 4,019: "over 25,000, not over 50,000"
    ['25% of the federal tax at 50,000', { filing_status: 'married_filing_separately', w2_income: 50000 }, 34395.25],
    ['15% at 50,001: 602.85', { w2_income: 50001 }, 34798.15],
    // 39,180 itemized with payroll taxes; 5% of 14,859
    ['payroll taxes when itemizing', { w2_income: 120000, mortgage_interest: 30000 }, 80077.05],
    // 27,000 - 14,600 - 25% of 1,259 - 4,000 of the pension
    ['6,000 of a pension less AGI over 25,000', { retirement_income: 27000 }, 8085.25],
  ] as const)('deducts %s', (_why, facts, amount) => expect(line('taxable_income', facts)).toBe(amount));

  it('limits the working families credit to the tax', () =>
    expect(line('net_tax', { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 40000 })).toBe(0));
});
