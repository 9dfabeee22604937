import { stateLine } from '../../testing/state-line';

const line = stateLine('MA');

describe('Massachusetts', () => {
  it.each([
    // 40% of the 614 in the EIC Table
    ['no tax at 8,000', {}, 8000, -245.6],
    // 9,000 - 688.50 - 4,400 at 5% is 195.58; 10% of 1,000 stay
    ['limited income at 9,000', {}, 9000, 100 - 252.8],
    // threshold 7,600 + 6,800 + 1,000 = 15,400
    [
      'no tax for a head with a child at 15,400, and credits: 40% of 4,213 and 440',
      { filing_status: 'head_of_household', num_children: 1 },
      15400,
      -2125.2,
    ],
    // 50,000 - 2,000 - 4,400
    ['neither on a separate return', { filing_status: 'married_filing_separately' }, 50000, 2180],
  ] as const)('has %s', (_why, facts, w2_income, amount) =>
    expect(line('net_tax', { ...facts, w2_income })).toBeCloseTo(amount, 1),
  );

  it('adds 4% over 1,053,750: 59,460 + 5,418', () =>
    expect(line('tax_before_credits', { filing_status: 'married_filing_jointly', w2_income: 1200000 })).toBe(64878));

  it('does not deduct half of the self-employment tax', () =>
    expect(line('agi', { self_employment_income: 20000 })).toBe(20000));
});
