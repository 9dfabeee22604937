import { stateLine } from '../../testing/state-line';

const line = stateLine('DE');

describe('Delaware', () => {
  it('takes the better of a refundable 4.5% and a nonrefundable 20%', () => {
    // 9,000: tax 95.25, all of it offset by the personal credit
    expect(line('credit.de_refundable_eitc', { w2_income: 9000 })).toBe(28.44);
    // Federal credit 4,607 by the EIC Table; 1,542.13 of tax less 440
    expect(line('net_tax', { filing_status: 'head_of_household', num_children: 3, w2_income: 38000 })).toBe(180.73);
  });

  it('allows itemizing apart from the federal return, with medical expenses and without state tax', () =>
    expect(line('taxable_income', { w2_income: 60000, medical_expenses: 9000, state_local_taxes: 2000 })).toBe(55500));

  it('excludes 2,000 of a pension', () => expect(line('agi', { retirement_income: 30000 })).toBe(28000));
});
