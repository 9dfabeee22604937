import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import { cityTaxOf } from './michigan-cities';

const wages = request({ state: 'MI', w2_income: 50_000, retirement_income: 8_000, unemployment_income: 2_000 });

describe('city without a computed tax', () => {
  it('has no local return', () => {
    expect(estimate(wages).local).toBeNull();
    expect(estimate({ ...wages, city: 'Ann Arbor' }).local).toBeNull();
    expect(estimate({ ...wages, city: 'Detroit', state: 'TX' }).local).toBeNull();
  });

  it('is listed as unsupported if its exemption is uncertain', () => {
    const result = estimate({ ...wages, city: 'Grand Rapids' });
    expect(result.local).toBeNull();
    expect(result.left_out).toContain('City income tax of Grand Rapids (a separate return)');
    expect(result.notes).toContainEqual({
      id: 'city_tax_not_held',
      line: 'local.tax',
      params: { city: 'Grand Rapids' },
    });
  });
});

describe('return of a Detroit resident', () => {
  const result = estimate({ ...wages, city: 'Detroit', city_withheld: 1_000 });

  it('taxes wages at 2.4%, less 600 per person, but neither pensions nor unemployment', () => {
    expect(amountOf(result, 'local.income')).toBe(60_000);
    expect(amountOf(result, 'local.taxable_income')).toBe(49_400);
    expect(result.local).toEqual({ name: 'Detroit', tax: 1_185.6, withheld: 1_000, refund: -185.6 });
  });

  it('does not change the federal and state results', () => {
    const { local: _, lines: _lines, left_out: _left, notes: _notes, ...rest } = result;
    expect(estimate(wages)).toMatchObject(rest);
  });

  it('has one more exemption at age 65', () =>
    expect(
      amountOf(estimate({ ...wages, city: 'Detroit', filer_birth_date: '1960-01-01' }), 'local.line.exemptions'),
    ).toBe(1_200));

  it('adds back the deducted half of self-employment tax', () => {
    const own = estimate(request({ state: 'MI', city: 'Detroit', self_employment_income: 40_000 }));
    expect(amountOf(own, 'local.taxable_income')).toBe(39_400);
  });

  it('notes that the withholding was not given', () =>
    expect(estimate({ ...wages, city: 'Detroit' }).notes?.map(({ id }) => id)).toContain('city_withholding_not_given'));
});

describe('city name', () => {
  it.each(['Detroit', 'detroit', ' DETROIT ', 'City of Detroit', 'Detroit, MI', 'Detroit Michigan'])(
    'is recognized in common spellings: %s',
    (name) => expect(cityTaxOf(name)).toMatchObject({ name: 'Detroit', rate: 0.024 }),
  );

  it.each([
    ['Battle Creek', 75_000],
    ['Benton Harbor', 75_000],
    ['East Lansing', 60_000],
  ])('%s has a tax of 1%', (name, exemption) => expect(cityTaxOf(name)).toMatchObject({ rate: 0.01, exemption }));

  it('is recognized for other cities with a tax, and is undefined for cities without one', () => {
    const others = ['Albion', 'Flint', 'Lansing', 'Port Huron', 'Highland Park', 'Saginaw'];
    expect(others.map(cityTaxOf)).toEqual(others);
    expect(cityTaxOf('Warren')).toBeUndefined();
  });
});
