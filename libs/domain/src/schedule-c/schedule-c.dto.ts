import { Money } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Ein, Flag, OneOf, StateField, Text, Version, ZipCode } from '../contract/rules';
import { scheduleCLimits } from './schedule-c.limits';
import type {} from './schedule-c.messages';

export const businessTypes = [
  'consulting',
  'retail_sales',
  'professional_services',
  'construction',
  'freelance',
  'food_service',
  'personal_services',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export const accountingMethods = ['cash', 'accrual'] as const;
export type AccountingMethod = (typeof accountingMethods)[number];

@Labels('scheduleC.fields')
export class BusinessInfo {
  @Required('on submit') @Text(scheduleCLimits.businessNameMax) business_name?: string | null;
  @Required('on submit') @OneOf(businessTypes) business_type?: BusinessType | null;
  /** Format XX-XXXXXXX. */
  @Ein() ein?: string | null;
  @Required('on submit') @Text(scheduleCLimits.addressMax) business_address?: string | null;
  @Required('on submit') @Text(scheduleCLimits.cityMax) business_city?: string | null;
  @Required('on submit') @StateField() business_state?: string | null;
  @Required('on submit') @ZipCode() business_zip?: string | null;
  @OneOf(accountingMethods) accounting_method?: AccountingMethod | null;
}

/**
 * Schedule C as sent by the client. An absent field keeps the stored value, including inside `business_info`; null clears
 * it. Amounts in dollars with at most two decimals; meals and entertainment in full, before the 50% limit.
 */
@Labels('scheduleC.fields')
export class ScheduleCBody {
  @Nested(() => BusinessInfo) business_info?: BusinessInfo | null;

  @Money() gross_receipts?: number | null;
  @Money() returns_allowances?: number | null;
  @Money() other_income?: number | null;

  @Money() advertising?: number | null;
  @Money() car_truck_expenses?: number | null;
  @Money() commissions_fees?: number | null;
  @Money() contract_labor?: number | null;
  @Money() depletion?: number | null;
  @Money() depreciation?: number | null;
  @Money() employee_benefit_programs?: number | null;
  @Money() insurance?: number | null;
  @Money() interest_mortgage?: number | null;
  @Money() interest_other?: number | null;
  @Money() legal_professional?: number | null;
  @Money() office_expense?: number | null;
  @Money() pension_profit_sharing?: number | null;
  @Money() rent_lease_vehicles?: number | null;
  @Money() rent_lease_other?: number | null;
  @Money() repairs_maintenance?: number | null;
  @Money() supplies?: number | null;
  @Money() taxes_licenses?: number | null;
  @Money() travel?: number | null;
  @Money() meals_entertainment?: number | null;
  @Money() utilities?: number | null;
  @Money() wages?: number | null;
  @Money() other_expenses?: number | null;

  @Flag() submitted?: boolean;
  /** The version that this change is based on; 409 if it is stale. Optional, for plain API clients. */
  @Version() version?: number;
}
