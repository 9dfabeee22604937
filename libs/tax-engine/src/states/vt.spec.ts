import { stateLine } from '../../testing/state-line';

const line = stateLine('VT');

describe('Vermont', () => {
  it.each([
    [
      'four children: 4,631.93 by the schedule',
      'net_tax',
      { filing_status: 'married_filing_jointly', num_children: 4, w2_income: 155000 },
      4650,
    ],
    [
      'not at exactly 150,000',
      'net_tax',
      { filing_status: 'married_filing_jointly', num_children: 4, w2_income: 150000 },
      4301.93,
    ],
  ] as const)('is at least 3% of AGI when AGI is over 150,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['0.11% of 27,705 plus the tax on 43,261.13', 'net_tax', { self_employment_income: 60000 }, 1479.73],
  ] as const)('adds the child care contribution on half of the net earnings: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['30,000', 'credit.vt_charitable_contribution_credit', { w2_income: 100000, charitable_donations: 30000 }, 1000],
  ] as const)('credits 5% of gifts up to 20,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([['21,000 less 12,500', 'agi', { w2_income: 120000, medical_expenses: 30000 }, 111500]] as const)(
    'deducts medical expenses beyond standard deduction and exemption: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
