import { stateLine } from '../../testing/state-line';

const line = stateLine('NJ');

describe('New Jersey', () => {
  it.each([
    ['10,000', 'tax_before_credits', { w2_income: 10000 }, 0],
    ['10,001 less 1,000 at 1.4%, without a cliff in the schedule', 'tax_before_credits', { w2_income: 10001 }, 126.01],
    ['20,000', 'tax_before_credits', { filing_status: 'married_filing_jointly', w2_income: 20000 }, 0],
  ] as const)(
    'taxes nothing up to 10,000, or 20,000 for couples and heads of household: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['wages and profit', 'agi', { w2_income: 50000, self_employment_income: 10000, unemployment_income: 7000 }, 60000],
  ] as const)('excludes unemployment and does not deduct half of the SE tax: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['50,000 less 2,000 and 1,000', 'taxable_income', { w2_income: 50000, medical_expenses: 3000 }, 47000],
  ] as const)('deducts medical expenses over 2%: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  // N.J.S.A. 54A:4-17.1(d): not on a separate return.
  it.each([
    ['head_of_household', 1000],
    ['married_filing_separately', 0],
  ] as const)('pays for a child under 6 up to 30,000, %s %i', (filing_status, credit) => {
    const taxWithChildOf = (birth_date: string) =>
      line('net_tax', {
        filing_status,
        w2_income: 30000,
        num_children: 1,
        dependents: [{ birth_date, relationship: 'child' }],
      });
    expect(taxWithChildOf('2018-12-31') - taxWithChildOf('2019-01-01')).toBeCloseTo(credit, 2);
  });
});
