import { fieldsShownTo, lastFourToPreparers, toPreparers, toStaff, type ShownTo } from './shown';

const fields = {
  name: { shown: toStaff },
  city: { shown: toPreparers },
  ssn: { shown: lastFourToPreparers },
} as const satisfies Record<string, { shown: ShownTo }>;
const mask = (value: string): string => `…${value.slice(-4)}`;
const record = { name: 'Wilma', city: 'Detroit', ssn: '412-65-7731', note: 'Not in the table' };

describe('fieldsShownTo', () => {
  it('shows, masks or omits fields as defined by the table', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, record)).toEqual({
      name: 'Wilma',
      city: 'Detroit',
      ssn: '…7731',
    });
    expect(fieldsShownTo('admin', fields, {}, record)).toEqual({ name: 'Wilma' });
  });

  it('omits a field missing from the table', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, record)).not.toHaveProperty('note');
  });

  it('returns null for a masked field that is empty or not text', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, { ssn: '' })).toEqual({ ssn: null });
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, { ssn: 412_657_731 })).toEqual({ ssn: null });
  });

  it('does not compile if a masked field has no mask or a field declares no viewers', () => {
    // @ts-expect-error No mask for the SSN, which is masked for preparers.
    const unmasked = () => fieldsShownTo('preparer', fields, {}, record);
    // @ts-expect-error The field does not declare who may see it.
    const silent = () => fieldsShownTo('admin', { name: {} }, {}, record);
    expect([unmasked, silent]).toHaveLength(2);
  });
});
