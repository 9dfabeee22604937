import { fieldName } from '../intake/field-names';
import { bodyOf, emptyChild, valuesOf } from '../intake/intake-values';
import { wellFormed } from './well-formed';

const begun = (more: object) => bodyOf({ ...valuesOf(null), ...more });

describe('the part of a draft that can be saved', () => {
  it('leaves out what is not well formed, however deep', () => {
    const children = [{ ...emptyChild, first_name: 'Max', ssn: '123-4' }];
    const { body, left } = wellFormed(
      begun({ city: 'Detroit', ssn: '12', w2_income: '1,2', has_children: true, children }),
    );
    expect(left.map(({ field }) => field).sort()).toEqual(['children.0.ssn', 'ssn', 'w2_income']);
    expect(body).toMatchObject({ city: 'Detroit', children: [{ first_name: 'Max' }] });
    expect(body).not.toHaveProperty('ssn');
    expect(body).not.toHaveProperty('w2_income');
    expect(body.children?.[0]).not.toHaveProperty('ssn');
  });

  it('leaves out what the server refused', () => {
    const { body, left } = wellFormed(begun({ city: 'Nowhere' }), [{ field: 'city', detail: 'Not served.' }]);
    expect(left).toEqual([{ field: 'city', detail: 'Not served.' }]);
    expect(body).not.toHaveProperty('city');
  });

  it('keeps all of an empty form', () => {
    expect(wellFormed(begun({})).left).toEqual([]);
  });

  it('names what is left in words', () => {
    expect(fieldName('children.1.ssn')).toBe('Child 2: Social Security number');
    expect(fieldName('spouse_info.first_name')).toBe('Spouse: First name');
    expect(fieldName('w2_income')).toBe('W-2 income');
  });
});

describe('values and body', () => {
  it('keeps nothing of a spouse or children who are not there', () => {
    const body = begun({ spouse_info: { first_name: 'Ann' }, children: [{ first_name: 'Max' }] });
    expect(body.spouse_info).toBeNull();
    expect(body.children).toEqual([]);
  });

  it('shows a record as it was typed, and makes the same record of it', () => {
    const record = { ssn: '123456789', city: 'Detroit', w2_income: 50_000.5, federal_withheld: 0, has_spouse: true };
    const values = valuesOf(record);
    expect(values).toMatchObject({ ssn: '123-45-6789', filing_status: 'single', account_type: 'checking' });
    expect(bodyOf(values)).toMatchObject({ ...record, ssn: '123-45-6789', state_withheld: null, address: null });
    expect(valuesOf(bodyOf(values))).toEqual(values);
  });
});
