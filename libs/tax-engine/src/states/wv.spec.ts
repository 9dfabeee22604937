import { stateLine } from '../../testing/state-line';

const line = stateLine('WV');

describe('West Virginia', () => {
  it.each([
    ['15,060', 'net_tax', { w2_income: 15060 }, 0],
    ['one step: a tenth of 341.84', 'net_tax', { w2_income: 15360 }, 34.18],
    [
      'a separate return: half the guideline, one step of 150: a tenth of 139.42',
      'net_tax',
      { filing_status: 'married_filing_separately', w2_income: 7680 },
      13.94,
    ],
  ] as const)('forgives the tax up to the poverty guideline, 10% less for each 300: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    ['9,000', 'taxable_income', { w2_income: 9000 }, 0],
    ['pensions are not earned', 'taxable_income', { retirement_income: 9000 }, 7000],
  ] as const)('excludes earned income of up to 10,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );
});
