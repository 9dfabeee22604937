import { stateLine } from '../../testing/state-line';

const line = stateLine('MS');

describe('Mississippi', () => {
  it('leaves the first 10,000 untaxed: 4.7% of 63,400', () =>
    expect(line('net_tax', { filing_status: 'married_filing_jointly', w2_income: 90000 })).toBe(2979.8));

  it('exempts retirement income, and itemizes apart from the federal return, without state tax', () => {
    expect(line('agi', { w2_income: 30000, retirement_income: 60000 })).toBe(30000);
    expect(line('taxable_income', { w2_income: 50000, mortgage_interest: 6000, state_local_taxes: 3000 })).toBe(38000);
  });
});
