import { toPreparers, type ShownTo } from '../contract/shown';
import type { BusinessInfo, ScheduleCBody } from './schedule-c.dto';

/** The sections of the form, in the order of the specification (part 1, section 2). */
export const scheduleCSections = ['business', 'income', 'expenses'] as const;
export type ScheduleCSection = (typeof scheduleCSections)[number];

interface BusinessField {
  /** Value of the field in a new form. */
  readonly initial?: string;
  readonly shown: ShownTo;
}

/** Fields of the business, in the order of the form; each has its own column. */
export const businessFields = {
  business_name: { shown: toPreparers },
  business_type: { shown: toPreparers },
  ein: { shown: toPreparers },
  business_address: { shown: toPreparers },
  business_city: { shown: toPreparers },
  business_state: { shown: toPreparers },
  business_zip: { shown: toPreparers },
  accounting_method: { initial: 'cash', shown: toPreparers },
} as const satisfies Record<keyof BusinessInfo, BusinessField>;
export type BusinessFieldName = keyof typeof businessFields;

interface AmountField {
  readonly section: Exclude<ScheduleCSection, 'business'>;
  /** Line number on the official Schedule C (Form 1040) for 2024. */
  readonly line: string;
  /** Whether the amount is subtracted from the section's total instead of added. */
  readonly taken?: true;
  readonly shown: ShownTo;
}

/** Every amount of the form, in order. A blank amount means 0 (specification part 1, section 5). */
export const scheduleCAmounts = {
  gross_receipts: { section: 'income', line: '1', shown: toPreparers },
  returns_allowances: { section: 'income', line: '2', taken: true, shown: toPreparers },
  other_income: { section: 'income', line: '6', shown: toPreparers },
  advertising: { section: 'expenses', line: '8', shown: toPreparers },
  car_truck_expenses: { section: 'expenses', line: '9', shown: toPreparers },
  commissions_fees: { section: 'expenses', line: '10', shown: toPreparers },
  contract_labor: { section: 'expenses', line: '11', shown: toPreparers },
  depletion: { section: 'expenses', line: '12', shown: toPreparers },
  depreciation: { section: 'expenses', line: '13', shown: toPreparers },
  employee_benefit_programs: { section: 'expenses', line: '14', shown: toPreparers },
  insurance: { section: 'expenses', line: '15', shown: toPreparers },
  interest_mortgage: { section: 'expenses', line: '16a', shown: toPreparers },
  interest_other: { section: 'expenses', line: '16b', shown: toPreparers },
  legal_professional: { section: 'expenses', line: '17', shown: toPreparers },
  office_expense: { section: 'expenses', line: '18', shown: toPreparers },
  pension_profit_sharing: { section: 'expenses', line: '19', shown: toPreparers },
  rent_lease_vehicles: { section: 'expenses', line: '20a', shown: toPreparers },
  rent_lease_other: { section: 'expenses', line: '20b', shown: toPreparers },
  repairs_maintenance: { section: 'expenses', line: '21', shown: toPreparers },
  supplies: { section: 'expenses', line: '22', shown: toPreparers },
  taxes_licenses: { section: 'expenses', line: '23', shown: toPreparers },
  travel: { section: 'expenses', line: '24a', shown: toPreparers },
  meals_entertainment: { section: 'expenses', line: '24b', shown: toPreparers },
  utilities: { section: 'expenses', line: '25', shown: toPreparers },
  wages: { section: 'expenses', line: '26', shown: toPreparers },
  other_expenses: { section: 'expenses', line: '27b', shown: toPreparers },
} as const satisfies Record<Exclude<keyof ScheduleCBody, 'business_info' | 'submitted' | 'version'>, AmountField>;
export type ScheduleCAmount = keyof typeof scheduleCAmounts;

export const businessFieldNames = Object.keys(businessFields) as BusinessFieldName[];
export const scheduleCAmountNames = Object.keys(scheduleCAmounts) as ScheduleCAmount[];

/** Returns the amounts of one section, in the order of the form. */
export const scheduleCAmountsIn = (section: AmountField['section']): ScheduleCAmount[] =>
  scheduleCAmountNames.filter((name) => scheduleCAmounts[name].section === section);

/** Returns a blank form. */
export const emptyScheduleC = (): Required<Omit<ScheduleCBody, 'submitted' | 'version'>> => ({
  business_info: Object.fromEntries(businessFieldNames.map((name) => [name, null])),
  ...(Object.fromEntries(scheduleCAmountNames.map((name) => [name, 0])) as Record<ScheduleCAmount, number>),
});
