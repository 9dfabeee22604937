import { sameContent } from '../tax-forms/tax-form.cipher';
import { emptyContent, mergeContent } from './intake.content';

const stored = mergeContent(emptyContent(), {
  ssn: '219-09-9999',
  city: 'Detroit',
  w2_income: 100,
  federal_withheld: 10,
  has_spouse: true,
  spouse_info: { first_name: 'Mo', ssn: '219-09-9998' },
  has_children: true,
  children: [{ first_name: 'Kit', ssn: '219-09-9997' }],
});

describe('merge of a change into a stored form', () => {
  it('keeps absent fields', () => {
    expect(mergeContent(stored, {})).toEqual(stored);
    expect(mergeContent(stored, { city: undefined })).toEqual(stored);
  });

  it('never stores the version as part of the form', () => {
    expect(mergeContent(stored, { version: 7 })).not.toHaveProperty('version');
  });

  it('marks the form as submitted only if the change requests it', () => {
    const submitted = mergeContent(stored, { submitted: true });
    expect(submitted.submitted).toBe(true);
    expect([
      mergeContent(submitted, { city: 'Flint' }).submitted,
      mergeContent(submitted, { submitted: false }).submitted,
    ]).toEqual([false, false]);
  });

  it('keeps absent fields of the spouse and clears null fields', () => {
    expect(mergeContent(stored, { spouse_info: { first_name: 'Morgan' } })).toMatchObject({
      spouse_info: { first_name: 'Morgan', ssn: '219099998' },
    });
    expect(mergeContent(stored, { spouse_info: { ssn: null } })).toMatchObject({
      spouse_info: { first_name: 'Mo', ssn: null },
    });
    expect(mergeContent(stored, { spouse_info: null }).spouse_info).toEqual({ ssn: null });
  });

  it('stores "no" about the filer or the spouse as blank, so that older forms are the same', () => {
    const no = { is_blind: false, is_student: false, is_claimable: false };
    const asked = mergeContent(stored, { ...no, spouse_info: no });
    expect(asked).toMatchObject({ is_blind: null, spouse_info: { first_name: 'Mo', is_blind: null } });
    const { is_blind: _blind, is_student: _student, is_claimable: _claimable, ...older } = stored;
    expect(sameContent(asked, older as typeof stored)).toBe(true);
    expect(sameContent(mergeContent(stored, { is_blind: true }), stored)).toBe(false);
    expect(mergeContent(stored, { spouse_info: { is_student: true } })).toMatchObject({
      spouse_info: { first_name: 'Mo', is_student: true },
    });
  });

  it('replaces a list as a whole', () => {
    const children = [{ first_name: 'Max' }];
    expect(mergeContent(stored, { children }).children).toEqual([{ first_name: 'Max', ssn: null }]);
    expect(mergeContent(stored, { city: 'Flint' }).children).toEqual(stored.children);
  });

  it('clears with null and with an empty string', () => {
    expect(mergeContent(stored, { city: null, ssn: '' })).toMatchObject({ city: null, ssn: null });
  });

  it('turns a cleared amount into 0, but cleared withholding into null', () => {
    const cleared = mergeContent(stored, { w2_income: null, federal_withheld: null });
    expect(cleared).toMatchObject({ w2_income: 0, federal_withheld: null });
  });

  it('stores SSNs as digits only, including those of spouse and children', () => {
    expect(stored).toMatchObject({
      ssn: '219099999',
      spouse_info: { ssn: '219099998' },
      children: [{ ssn: '219099997' }],
    });
  });

  it('drops the fields behind a switch that is turned off', () => {
    expect(mergeContent(stored, { has_spouse: false })).toMatchObject({ spouse_info: null, children: stored.children });
    expect(mergeContent(stored, { has_children: false })).toMatchObject({ children: [] });
  });

  it('ignores fields behind a switch that is off', () => {
    const merged = mergeContent(emptyContent(), {
      spouse_info: { first_name: 'Mo' },
      children: [{ first_name: 'Kit' }],
    });
    expect(merged).toMatchObject({ has_spouse: false, spouse_info: null, has_children: false, children: [] });
  });

  it('does not mutate the stored form', () => {
    const before = structuredClone(stored);
    mergeContent(stored, { has_spouse: false, children: null, city: null });
    expect(stored).toEqual(before);
  });
});

describe('form comparison', () => {
  it('ignores null fields and the order of fields', () => {
    const again = { ...emptyContent(), ...structuredClone(stored), occupation: undefined as never };
    expect(sameContent(stored, again)).toBe(true);
    expect(sameContent(stored, mergeContent(stored, { spouse_info: { last_name: null } }))).toBe(true);
    expect(sameContent(stored, mergeContent(stored, { submitted: true }))).toBe(true);
  });

  it.each([{ city: 'Flint' }, { w2_income: 101 }, { spouse_info: { first_name: 'Morgan' } }, { children: [] }])(
    'detects %j',
    (change) => expect(sameContent(stored, mergeContent(stored, change))).toBe(false),
  );
});
