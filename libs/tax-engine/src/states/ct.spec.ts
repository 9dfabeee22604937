import { stateLine } from '../../testing/state-line';

const line = stateLine('CT');

describe('Connecticut', () => {
  it.each([
    ['a reduced exemption and the 10% credit: 1,325 less 132.50', 40000, 1192.5],
    // 14,000 by the brackets, 250 of the 2% rate, 250 and 10 x 90 of the first and second recapture
    ['both recaptures and the 2% phase-out', 250000, 15400],
    ['nothing up to the exemption', 15000, 0],
  ] as const)('taxes with %s', (_why, w2_income, amount) =>
    expect(line('tax_before_credits', { w2_income })).toBe(amount),
  );

  it('subtracts a pension in full below 75,000, then in steps', () => {
    expect(line('agi', { retirement_income: 74000 })).toBe(0);
    expect(line('agi', { retirement_income: 78000 })).toBe(23400);
    expect(line('agi', { filing_status: 'married_filing_jointly', retirement_income: 78000 })).toBe(0);
  });
});
