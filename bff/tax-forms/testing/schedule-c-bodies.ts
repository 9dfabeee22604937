import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';

/** A form that is complete enough to submit, with a profit of 899.99 dollars. */
export const completeScheduleC = (): ScheduleCBody => ({
  business_info: {
    business_name: 'Reed Welding',
    business_type: 'construction',
    ein: '12-3456789',
    business_address: '12 Elm Street',
    business_city: 'Detroit',
    business_state: 'MI',
    business_zip: '48201',
    accounting_method: 'accrual',
  },
  gross_receipts: 1_200.5,
  returns_allowances: 100.5,
  other_income: 50,
  meals_entertainment: 200.01,
  utilities: 150,
});
