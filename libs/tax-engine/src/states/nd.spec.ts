import { stateLine } from '../../testing/state-line';

const line = stateLine('ND');

describe('North Dakota', () => {
  it.each([
    ['41,161.13 less a fifth', 'taxable_income', { self_employment_income: 60000 }, 32928.9],
    ['1.95% of 188,250', 'net_tax', { w2_income: 250000 }, 3670.88],
  ] as const)('starts from federal taxable income, business deduction included: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
