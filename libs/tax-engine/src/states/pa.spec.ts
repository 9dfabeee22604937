import { stateLine } from '../../testing/state-line';

const line = stateLine('PA');

describe('Pennsylvania', () => {
  it.each([
    ['6,500', 'net_tax', { w2_income: 6500 }, 0],
    ['one step: a tenth of 207.23 stays', 'net_tax', { w2_income: 6750 }, 20.72],
    [
      'a separate return counts two claimants',
      'net_tax',
      { filing_status: 'married_filing_separately', w2_income: 13000 },
      0,
    ],
    [
      'joint, two children: 13,000 + 19,000; 3 steps leave 30% of 1,003.89',
      'net_tax',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 32700 },
      301.17,
    ],
  ] as const)(
    'forgives the tax in steps of 250 over 6,500 per claimant and 9,500 per child: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      '3.07% of 50,000',
      'net_tax',
      { w2_income: 30000, self_employment_income: 20000, unemployment_income: 9000 },
      1535,
    ],
  ] as const)('does not tax unemployment or deduct SE tax: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
