import { fieldNamesOf } from '../testing/field-names';
import { BusinessInfo, ScheduleCBody } from './schedule-c.dto';
import { businessFieldNames, emptyScheduleC, scheduleCAmountNames, scheduleCAmountsIn } from './schedule-c.fields';

describe('Schedule C fields', () => {
  it('lists exactly the fields of the request body', () => {
    const others = ['business_info', 'submitted', 'version'];
    const ofBody = fieldNamesOf(ScheduleCBody).filter((name) => !others.includes(name));
    expect([...scheduleCAmountNames].sort()).toEqual(ofBody.sort());
    expect([...businessFieldNames].sort()).toEqual(fieldNamesOf(BusinessInfo).sort());
  });

  it('has three income and 23 expense amounts', () => {
    expect(scheduleCAmountsIn('income')).toEqual(['gross_receipts', 'returns_allowances', 'other_income']);
    expect(scheduleCAmountsIn('expenses')).toHaveLength(23);
  });

  it('starts empty, with a separate business in each form', () => {
    expect(emptyScheduleC()).toMatchObject({ business_info: { business_name: null }, wages: 0 });
    expect(emptyScheduleC().business_info).not.toBe(emptyScheduleC().business_info);
  });
});
