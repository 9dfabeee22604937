import { fieldsShownTo, lastFourToPreparers, toPreparers, toStaff, type ShownTo } from './shown';

const fields = {
  name: { shown: toStaff },
  city: { shown: toPreparers },
  ssn: { shown: lastFourToPreparers },
} as const satisfies Record<string, { shown: ShownTo }>;
const mask = (value: string): string => `…${value.slice(-4)}`;
const record = { name: 'Wilma', city: 'Detroit', ssn: '412-65-7731', note: 'Not in the table' };

describe('fieldsShownTo', () => {
  it('shows in full, masks or leaves out what the table says', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, record)).toEqual({
      name: 'Wilma',
      city: 'Detroit',
      ssn: '…7731',
    });
    expect(fieldsShownTo('admin', fields, {}, record)).toEqual({ name: 'Wilma' });
  });

  it('drops a field that the table does not name', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, record)).not.toHaveProperty('note');
  });

  it('returns null for a masked field that is empty or no text', () => {
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, { ssn: '' })).toEqual({ ssn: null });
    expect(fieldsShownTo('preparer', fields, { ssn: mask }, { ssn: 412_657_731 })).toEqual({ ssn: null });
  });

  it('does not compile without the mask of a masked field, nor with a field that does not say who sees it', () => {
    // @ts-expect-error The SSN is masked for preparers.
    const unmasked = () => fieldsShownTo('preparer', fields, {}, record);
    // @ts-expect-error Says nothing of its readers.
    const silent = () => fieldsShownTo('admin', { name: {} }, {}, record);
    expect([unmasked, silent]).toHaveLength(2);
  });
});
