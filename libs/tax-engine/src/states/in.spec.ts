import { request } from '../../testing/request';
import { stateLine } from '../../testing/state-line';
import { estimate } from '../estimate';

const line = stateLine('IN');

describe('Indiana', () => {
  const old = { filer_birth_date: '1942-01-01' };
  const couple = { ...old, filing_status: 'married_filing_jointly', spouse_birth_date: '1942-01-01' } as const;
  const youngSpouse = { ...couple, spouse_birth_date: '1980-01-01' } as const;

  it.each([
    ['100 under 1,000', { ...old, other_income: 999.99 }, 100],
    ['50 from 1,000', { ...old, other_income: 1_000 }, 50],
    ['40 from 3,000', { ...old, other_income: 3_000 }, 40],
    ['40 under 10,000', { ...old, other_income: 9_999.99 }, 40],
    ['140 for two under 1,000', { ...couple }, 140],
    ['90 for two from 1,000', { ...couple, other_income: 1_000 }, 90],
    ['80 for two from 3,000', { ...couple, other_income: 3_000 }, 80],
    ['40 if only one spouse is 65', { ...youngSpouse, other_income: 3_000 }, 40],
    ['100 with a loss', { ...old, business_loss: 2_000 }, 100],
  ] as const)('pays the unified credit for the elderly: %s', (_why, facts, amount) =>
    expect(line('credit.in_unified_elderly_credit', facts)).toBe(amount),
  );

  it.each([
    ['from 10,000', { ...old, other_income: 10_000 }],
    ['under 65', { filer_birth_date: '1960-01-02' }],
    ['on a separate return', { ...old, filing_status: 'married_filing_separately' }],
  ] as const)('pays no unified credit for the elderly %s', (_why, facts) => {
    const ids = estimate(request({ state: 'IN', ...facts })).lines.map(({ id }) => id);
    expect(ids).not.toContain('state.credit.in_unified_elderly_credit');
  });

  it('refunds the unified credit for the elderly beyond the tax', () => {
    // 4,437 less half of 626.92 and 2,500 of exemptions: 1,623.54 taxed at 3.05%, 49.52 less 40.
    expect(line('net_tax', { ...old, self_employment_income: 4_437 })).toBe(9.52);
    expect(line('net_tax', { ...old, other_income: 500 })).toBe(-100);
  });

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
