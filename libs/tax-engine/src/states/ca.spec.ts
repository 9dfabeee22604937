import { stateLine } from '../../testing/state-line';

const line = stateLine('CA');

describe('California', () => {
  it('reduces each exemption credit by 6 dollars per 2,500 of AGI', () => {
    // 260,000 is 7 steps over 244,857; 500,000 joint is 5 steps over 489,719, twice.
    expect(line('credit.ca_exemptions', { w2_income: 260000 })).toBe(107);
    expect(line('credit.ca_exemptions', { filing_status: 'married_filing_jointly', w2_income: 500000 })).toBe(238);
    expect(
      line('credit.ca_exemptions', { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 500000 }),
    ).toBe(1100);
  });

  it('reduces itemized deductions by 6% of AGI over the start, without state tax', () =>
    // 20,000 - 6% of 55,143
    expect(line('taxable_income', { w2_income: 300000, mortgage_interest: 20000, state_local_taxes: 9000 })).toBe(
      283308.58,
    ));

  it('adds 1% over 1,000,000', () => {
    const at = (w2_income: number) => line('tax_before_credits', { w2_income });
    expect(at(1006540) - at(1005540)).toBeCloseTo(133, 2);
    expect(at(1005540) - at(1004540)).toBeCloseTo(123, 2);
  });

  it.each([
    ['in the slow part of the phase-out: 244 x (31,950 - 9,000) / (31,950 - 5,297.68)', {}, 9000, 210.1],
    ['at its peak: 85% of 45% of 9,537', { num_children: 3 }, 9537, 3647.9],
    ['not on a separate return', { filing_status: 'married_filing_separately', num_children: 1 }, 6000, 0],
    ['not from 31,950 on', { num_children: 1 }, 31950, 0],
  ] as const)('pays its own earned income credit, %s', (_why, facts, w2_income, amount) =>
    expect(line('eitc', { ...facts, w2_income })).toBe(amount),
  );

  describe('young child credit', () => {
    const bornIn = (year: number) => ({
      num_children: 1,
      dependents: [{ birth_date: `${year}-03-01`, relationship: 'child' as const }],
    });
    const toddler = bornIn(2021);

    // R&TC 17052.1(b)(1)(B)(i): with the earned income credit, here 34% x 85% of 6,000.
    it('is paid with the earned income credit', () =>
      expect(line('net_tax', { ...toddler, w2_income: 6000 })).toBe(-(1734 + 1154)));

    // R&TC 17052.1(b)(1)(B)(ii): paid without earnings if wages and net loss are at most 34,602 and all other
    // conditions are met.
    it.each([
      ['without earnings', { ...toddler, unemployment_income: 20000 }, -1154],
      ['without any income', toddler, -1154],
      ['after a loss as high as the wages', { ...toddler, w2_income: 34602, business_loss: 34602 }, -1154],
      ['not with higher wages', { ...toddler, w2_income: 34603, business_loss: 34603 }, 0],
      ['after a net loss of 34,602', { ...toddler, business_loss: 34602 }, -1154],
      ['not after a greater net loss', { ...toddler, business_loss: 34603 }, 0],
      ['not from an AGI of 31,950 on', { ...toddler, unemployment_income: 31950 }, 0],
      ['not for a child of 6', { ...bornIn(2018), unemployment_income: 20000 }, 0],
      [
        'not on a separate return',
        { ...toddler, filing_status: 'married_filing_separately', unemployment_income: 20000 },
        0,
      ],
    ] as const)('%s', (_why, facts, net) => expect(line('net_tax', facts)).toBe(net));
  });

  it('does not tax unemployment', () =>
    expect(line('agi', { w2_income: 20000, unemployment_income: 9000 })).toBe(20000));
});
