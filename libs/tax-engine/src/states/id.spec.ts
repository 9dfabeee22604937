import { stateLine } from '../../testing/state-line';

const line = stateLine('ID');

describe('Idaho', () => {
  it('adds the building fund tax of 10 for everyone who must file', () => {
    // 5.695% of 10,727 is 610.90; less the grocery credit of 120
    expect(line('net_tax', { w2_income: 30000 })).toBe(500.9);
    expect(line('net_tax', { w2_income: 14600 })).toBe(-120);
    expect(line('net_tax', { w2_income: 14601 })).toBe(-110);
  });

  it('limits the child credit to the tax, and pays the grocery credit for each person', () => {
    expect(line('net_tax', { filing_status: 'head_of_household', num_children: 2, w2_income: 30000 })).toBe(-350);
    expect(line('credit.id_ctc', { filing_status: 'head_of_household', num_children: 2, w2_income: 65000 })).toBe(410);
  });

  it('itemizes without state income tax, regardless of the federal choice', () =>
    expect(line('taxable_income', { w2_income: 60000, mortgage_interest: 15000, state_local_taxes: 5000 })).toBe(
      45000,
    ));
});
