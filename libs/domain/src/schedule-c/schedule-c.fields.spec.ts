import { fieldNamesOf } from '../testing/field-names';
import { BusinessInfo, ScheduleCBody } from './schedule-c.dto';
import { businessFieldNames, emptyScheduleC, scheduleCAmountNames, scheduleCAmountsIn } from './schedule-c.fields';

describe('list of Schedule C fields', () => {
  it('contains exactly the fields of the request body', () => {
    const others = ['business_info', 'submitted', 'version'];
    const ofBody = fieldNamesOf(ScheduleCBody).filter((name) => !others.includes(name));
    expect([...scheduleCAmountNames].sort()).toEqual(ofBody.sort());
    expect([...businessFieldNames].sort()).toEqual(fieldNamesOf(BusinessInfo).sort());
  });

  it('contains three income and 23 expense amounts', () => {
    expect(scheduleCAmountsIn('income')).toEqual(['gross_receipts', 'returns_allowances', 'other_income']);
    expect(scheduleCAmountsIn('expenses')).toHaveLength(23);
  });

  it('creates empty forms that do not share their business record', () => {
    expect(emptyScheduleC()).toMatchObject({ business_info: { business_name: null }, wages: 0 });
    expect(emptyScheduleC().business_info).not.toBe(emptyScheduleC().business_info);
  });
});
