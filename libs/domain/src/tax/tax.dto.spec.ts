import { estimate } from '@portal/tax-engine';
import fc from 'fast-check';
import type { Message, Translate } from '../i18n/message';
import { validate } from '../contract/validate';
import { completeEstimateInput } from './estimate-input';
import { TaxEstimateRequest } from './tax.dto';

const ids: Translate = (said: string | Message) => JSON.stringify(said);
const asked = { filing_status: 'single', state: 'MI' };
const amounts = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
  'medical_expenses',
  'state_local_taxes',
  'federal_withheld',
  'state_withheld',
  'estimated_payments',
];
const noAmounts = [NaN, Infinity, -Infinity, 1e308, 1e11, -0, -0.01, 1.005, 5e-324, '1e5', '0', true, [1], [], {}];
const hostile = fc.oneof(fc.constantFrom<unknown>(...noAmounts, '', '  ', null), fc.anything(), fc.double());

const refusedFields = (plain: object): string[] =>
  validate(TaxEstimateRequest, plain, ids).errors.map(({ field }) => field);

describe('the rules of an estimate request', () => {
  it.each(amounts.flatMap((field) => noAmounts.map((value): [string, unknown] => [field, value])))(
    'refuse %s = %p',
    (field, value) => expect(refusedFields({ ...asked, [field]: value })).toEqual([field]),
  );

  it.each([-1, 0.5, 21, 1e308, NaN, '2', [2], true])('refuse %p children', (num_children) =>
    expect(refusedFields({ ...asked, num_children })).toEqual(['num_children']),
  );

  it.each<[string, unknown]>([
    ['filing_status', 'widow'],
    ['filing_status', ['single']],
    ['filing_status', null],
    ['state', 'mi'],
    ['state', 'PR'],
    ['state', 7],
    ['state', ''],
  ])('refuse %s = %p', (field, value) => expect(refusedFields({ ...asked, [field]: value })).toEqual([field]));

  it('refuse an unknown field', () => expect(refusedFields({ ...asked, tax_year: 2024 })).toEqual(['tax_year']));

  it('take nothing from a field that hides a method', () => {
    const { value } = validate(TaxEstimateRequest, { ...asked, toString: 'x', hasOwnProperty: 1 }, ids);
    expect(Object.keys(value).sort()).toEqual(Object.keys(asked));
  });

  it('refuse a field by its name or take a value the engine can reckon with, whatever comes', () => {
    const fields = fc.constantFrom(...amounts, 'num_children', 'filing_status', 'state');
    fc.assert(
      fc.property(fc.dictionary(fields, hostile), (sent) => {
        const { value, errors } = validate(TaxEstimateRequest, { ...asked, ...sent }, ids);
        if (errors.length > 0)
          return errors.every(({ field, detail }) => field in { ...asked, ...sent } && detail !== '');
        const numbers = Object.values(estimate(completeEstimateInput(value))).filter((one) => typeof one === 'number');
        return numbers.every((one) => Number.isFinite(one) && !Object.is(one, -0));
      }),
      { numRuns: 2_000 },
    );
  });

  it('take a household of the form: cents, the most children, and fields left empty', () => {
    const filled = {
      ...asked,
      num_children: 20,
      w2_income: 0.01,
      other_income: 99_999_999_999.99,
      medical_expenses: '',
    };
    expect(refusedFields({ ...filled, federal_withheld: null, state_withheld: 0 })).toEqual([]);
  });
});
