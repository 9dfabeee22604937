import { english } from '../../../../libs/i18n/testing/all-messages';
import { fieldName } from '../fields/field-text';
import { bodyOf, valuesOf } from './intake.definition';

const begun = (more: object) => bodyOf({ ...valuesOf(null), ...more });

it('translates field names', () => {
  expect(fieldName('children.1.ssn', english)).toBe('Child 2: Social Security number');
  expect(fieldName('spouse_info.first_name', english)).toBe('Spouse: First name');
  expect(fieldName('w2_income', english)).toBe('W-2 income');
});

describe('conversion between form values and request body', () => {
  it('drops the data of a spouse or children that do not exist', () => {
    const body = begun({ spouse_info: { first_name: 'Ann' }, children: [{ first_name: 'Max' }] });
    expect(body.spouse_info).toBeNull();
    expect(body.children).toEqual([]);
  });

  it('shows facts that were never asked as unchecked', () => {
    const values = valuesOf({ is_blind: null, has_spouse: true, spouse_info: { first_name: 'Ann', is_student: true } });
    expect(values).toMatchObject({ is_blind: false, spouse_info: { is_blind: false, is_student: true } });
    expect(bodyOf(values).spouse_info).toMatchObject({ first_name: 'Ann', is_student: true, is_claimable: false });
  });

  it('shows a record as it was typed, and converts it back unchanged', () => {
    const record = { ssn: '123456789', city: 'Detroit', w2_income: 50_000.5, federal_withheld: 0, has_spouse: true };
    const values = valuesOf(record);
    expect(values).toMatchObject({ ssn: '123-45-6789', filing_status: 'single', account_type: 'checking' });
    expect(bodyOf(values)).toMatchObject({ ...record, ssn: '123-45-6789', state_withheld: null, address: null });
    expect(valuesOf(bodyOf(values))).toEqual(values);
  });
});
