import { stateLine } from '../../testing/state-line';

const line = stateLine('KS');

describe('Kansas', () => {
  it('does not tax income up to the filing threshold', () => {
    expect(line('tax_before_credits', { w2_income: 12765 })).toBe(0);
    expect(line('tax_before_credits', { w2_income: 13765 })).toBe(52);
    // A surviving spouse: 8,240 + 9,160 + 2,320 are deducted, but the threshold is that of a single filer.
    expect(line('taxable_income', { filing_status: 'qualifying_widow', num_children: 1, w2_income: 30000 })).toBe(
      10280,
    );
  });

  it('refunds the unused earned income credit: 17% of 4,607 is 783.19, less a tax of 695.76', () => {
    const facts = { filing_status: 'head_of_household', num_children: 3, w2_income: 38000 } as const;
    expect(line('eitc', facts)).toBe(783.19);
    expect(line('credit.ks_refundable_eitc', facts)).toBe(87.43);
  });

  it('applies the food sales tax credit before refunding: 125 for each of three, up to 30,615 of AGI', () => {
    // 30,000 - 6,180 - 11,480 - 4,640 = 7,700 at 5.2%; 17% of the federal 5,422 refunds 521.34
    const facts = { filing_status: 'head_of_household', num_children: 2, w2_income: 30000 } as const;
    expect(line('net_tax', facts)).toBe(-521.34);
  });
});
