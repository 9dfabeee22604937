import { stateLine } from '../../testing/state-line';

const line = stateLine('OH');

describe('Ohio', () => {
  it.each([
    ['28,200 less 2,400', 'net_tax', { w2_income: 28200 }, 0],
    ['28,500 less 2,400: 360.69 + 2.75% of 50, less 20 for the person', 'net_tax', { w2_income: 28500 }, 342.07],
  ] as const)('taxes nothing up to 26,050 and jumps by 360.69 there: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['half of the SE tax (4,238.87) stays deducted', 'agi', { self_employment_income: 60000 }, 55_761.13],
    [
      'AGI 285,529.57 less 250,000 and 1,900: all of 33,629.57 is business income',
      'net_tax',
      { self_employment_income: 300000 },
      1008.89,
    ],
    [
      'the exemption depends on income before the deduction: 1,900 over 80,000',
      'taxable_income',
      { w2_income: 30000, self_employment_income: 60000 },
      23861.13,
    ],
  ] as const)('deducts the net profit itself, up to 250,000, and taxes the rest at 3%: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['over 8,000', 'credit.oh_retirement_credit', { w2_income: 60000, retirement_income: 9000 }, 200],
    [
      'exactly 5,000 is in the row "over 3,000"',
      'credit.oh_retirement_credit',
      { w2_income: 60000, retirement_income: 5000 },
      80,
    ],
  ] as const)('gives the retirement credit by amount under 100,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['30,000 less 9,000', 'agi', { w2_income: 120000, medical_expenses: 30000 }, 99000]] as const)(
    'subtracts medical expenses over 7.5% of federal AGI: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
