import { stateLine } from '../../testing/state-line';

const line = stateLine('MD');

describe('Maryland', () => {
  it.each([
    ['15% of 16,000 as standard deduction', {}, 16000, 10400],
    ['an exemption of 1,600 over 100,000', {}, 110000, 105700],
    ['1,600 each over 150,000 as head', { filing_status: 'head_of_household', num_children: 1 }, 160000, 151350],
  ] as const)('has %s', (_why, facts, w2_income, amount) =>
    expect(line('taxable_income', { ...facts, w2_income })).toBe(amount),
  );

  it('refunds 45% of the federal 6,960 beyond the tax of 268.13', () => {
    const facts = { filing_status: 'head_of_household', num_children: 2, w2_income: 20000 } as const;
    expect(line('credit.md_non_refundable_eitc', facts)).toBe(268.13);
    expect(line('credit.md_refundable_eitc', facts)).toBe(2863.87);
  });

  it('gives single filers without children the full federal credit: 632 less a tax of 137.50', () =>
    expect(line('net_tax', { w2_income: 9000 })).toBe(-494.5));

  it('gives the poverty level credit if the earned income credit leaves tax', () =>
    // Federal 272.50 by the table for 15,050: 15,050 - 2,257.50 - 3,200 is taxed at 403.18; 5% of 15,050 takes the rest
    expect(line('net_tax', { w2_income: 15050 })).toBe(0));
});
