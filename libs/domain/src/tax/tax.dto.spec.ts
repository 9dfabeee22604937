import { estimate } from '@portal/tax-engine';
import fc from 'fast-check';
import type { Message, Translate } from '../i18n/message';
import { validate } from '../contract/validate';
import { completeEstimateInput } from './estimate-input';
import { TaxEstimateRequest } from './tax.dto';

const ids: Translate = (text: string | Message) => JSON.stringify(text);
const minimal = { filing_status: 'single', state: 'MI' };
const amounts = [
  'w2_income',
  'self_employment_income',
  'business_loss',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
  'medical_expenses',
  'state_local_taxes',
  'qualified_tips',
  'qualified_overtime',
  'car_loan_interest',
  'federal_withheld',
  'state_withheld',
  'city_withheld',
  'estimated_payments',
  'marketplace_premiums',
  'marketplace_silver_plan',
  'marketplace_advance',
];
const flags = ['blind', 'student', 'claimable'].flatMap((fact) => [`filer_${fact}`, `spouse_${fact}`]);
const people = ['filer_birth_date', 'spouse_birth_date', 'dependents', 'city', ...flags];
const noAmounts = [NaN, Infinity, -Infinity, 1e308, 1e11, -0, -0.01, 1.005, 5e-324, '1e5', '0', true, [1], [], {}];
const hostile = fc.oneof(fc.constantFrom<unknown>(...noAmounts, '', '  ', null), fc.anything(), fc.double());

const refusedFields = (plain: object): string[] =>
  validate(TaxEstimateRequest, plain, ids).errors.map(({ field }) => field);

describe('validation of an estimate request', () => {
  it.each(amounts.flatMap((field) => noAmounts.map((value): [string, unknown] => [field, value])))(
    'rejects %s = %p',
    (field, value) => expect(refusedFields({ ...minimal, [field]: value })).toEqual([field]),
  );

  it.each([-1, 0.5, 21, 1e308, NaN, '2', [2], true])('rejects %p as the number of children', (num_children) =>
    expect(refusedFields({ ...minimal, num_children })).toEqual(['num_children']),
  );

  it.each<[string, unknown]>([
    ['filing_status', 'widow'],
    ['filing_status', ['single']],
    ['filing_status', null],
    ['state', 'mi'],
    ['state', 'PR'],
    ['state', 7],
    ['state', ''],
  ])('rejects %s = %p', (field, value) => expect(refusedFields({ ...minimal, [field]: value })).toEqual([field]));

  it.each(['2024-02-30', '2024-1-1', '1899-12-31', '2999-01-01', 19800203, true, ['1980-02-03'], {}])(
    'rejects %p as the birth date of any person',
    (date) => {
      expect(refusedFields({ ...minimal, filer_birth_date: date })).toEqual(['filer_birth_date']);
      expect(refusedFields({ ...minimal, spouse_birth_date: date })).toEqual(['spouse_birth_date']);
      const dependents = [{ relationship: 'child' }, { relationship: 'child', birth_date: date }];
      expect(refusedFields({ ...minimal, dependents })).toEqual(['dependents.1.birth_date']);
    },
  );

  it.each<[unknown, string]>([
    ['child', 'dependents'],
    [[7], 'dependents.0'],
    [[{}], 'dependents.0.relationship'],
    [[{ relationship: 'cousin' }], 'dependents.0.relationship'],
    [[{ relationship: 'child', ssn: '1' }], 'dependents.0.ssn'],
    [Array.from({ length: 21 }, () => ({ relationship: 'child' })), 'dependents'],
  ])('rejects %j as dependents', (dependents, field) =>
    expect(refusedFields({ ...minimal, dependents })).toEqual([field]),
  );

  it('rejects a number of children that differs from the length of the list of dependents', () => {
    const dependents = [{ relationship: 'child', birth_date: '2016-01-01' }];
    expect(refusedFields({ ...minimal, dependents, num_children: 2 })).toEqual(['num_children']);
    expect(refusedFields({ ...minimal, dependents: [], num_children: 1 })).toEqual(['num_children']);
    expect(refusedFields({ ...minimal, dependents, num_children: 1 })).toEqual([]);
    expect(refusedFields({ ...minimal, dependents })).toEqual([]);
  });

  it('rejects a city that is too long or not text', () => {
    expect(refusedFields({ ...minimal, city: 'x'.repeat(81) })).toEqual(['city']);
    expect(refusedFields({ ...minimal, city: 5 })).toEqual(['city']);
  });

  it.each(flags)('accepts only true, false and blank as %s', (field) => {
    for (const value of ['true', 'yes', 1, 0, [true], {}])
      expect(refusedFields({ ...minimal, [field]: value })).toEqual([field]);
    for (const value of [true, false, null, '']) expect(refusedFields({ ...minimal, [field]: value })).toEqual([]);
  });

  it('rejects an unknown field', () =>
    expect(refusedFields({ ...minimal, filing_year: 2024 })).toEqual(['filing_year']));

  it.each([2023, 2027, '2025', 2025.5, [2025], true])('rejects %p as the tax year', (tax_year) =>
    expect(refusedFields({ ...minimal, tax_year })).toEqual(['tax_year']),
  );

  it.each([2024, 2025, 2026, null, ''])('accepts %p as the tax year', (tax_year) =>
    expect(refusedFields({ ...minimal, tax_year })).toEqual([]),
  );

  it('ignores a field named like a method', () => {
    const { value } = validate(TaxEstimateRequest, { ...minimal, toString: 'x', hasOwnProperty: 1 }, ids);
    expect(Object.keys(value).sort()).toEqual(Object.keys(minimal));
  });

  it('either rejects a field by name, or accepts a value that the engine can use, for any input', () => {
    const fields = fc.constantFrom(...amounts, 'num_children', 'filing_status', 'state', ...people);
    fc.assert(
      fc.property(fc.dictionary(fields, hostile), (sent) => {
        const { value, errors } = validate(TaxEstimateRequest, { ...minimal, ...sent }, ids);
        if (errors.length > 0)
          return errors.every(
            ({ field, detail }) => (field.split('.')[0] ?? '') in { ...minimal, ...sent } && detail !== '',
          );
        const numbers = Object.values(estimate(completeEstimateInput(value))).filter((one) => typeof one === 'number');
        return numbers.every((one) => Number.isFinite(one) && !Object.is(one, -0));
      }),
      { numRuns: 2_000 },
    );
  });

  it('accepts a household as the form sends it, with cents, the maximum number of children and blank fields', () => {
    const filled = {
      ...minimal,
      num_children: 20,
      w2_income: 0.01,
      other_income: 99_999_999_999.99,
      medical_expenses: '',
    };
    expect(refusedFields({ ...filled, federal_withheld: null, state_withheld: 0 })).toEqual([]);
  });
});
