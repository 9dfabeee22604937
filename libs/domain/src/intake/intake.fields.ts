import type { IntakeBody } from './intake.dto';

/** The sections of the form, in the order of the specification (part 1, section 2). */
export const intakeSections = [
  'personal',
  'spouse',
  'children',
  'income',
  'deductions',
  'withholding',
  'previousYear',
  'bank',
] as const;
export type IntakeSection = (typeof intakeSections)[number];

interface IntakeField {
  readonly section: IntakeSection;
  /** `person` and `people`: nested records; `flag`: the switch that shows them. */
  readonly kind: 'text' | 'money' | 'signedMoney' | 'flag' | 'person' | 'people';
  /** Encrypted with the client's data key, or plain so that SQL can search and add it up. */
  readonly stored: 'plain' | 'encrypted';
  /** What a record holds that says nothing of it. */
  readonly empty: null | 0 | false | readonly [];
  /** What a new form starts with, where that is not the empty value (part 1, section 3). */
  readonly initial?: string;
}

const personal = { section: 'personal', kind: 'text', stored: 'plain', empty: null } as const;
/** An amount that was left empty is 0 (part 1, section 5). */
const income = { section: 'income', kind: 'money', stored: 'plain', empty: 0 } as const;
const deduction = { section: 'deductions', kind: 'money', stored: 'plain', empty: 0 } as const;
/** Empty is not 0 here: nobody knows, and the estimate then assumes something. */
const withholding = { section: 'withholding', kind: 'money', stored: 'plain', empty: null } as const;
const previousYear = { section: 'previousYear', kind: 'signedMoney', stored: 'plain', empty: null } as const;
const bank = { section: 'bank', kind: 'text', stored: 'encrypted', empty: null } as const;

/**
 * Every field of the intake form, in the order of the form: the one list from which request bodies, defaults, snapshots, the
 * estimate's input and the columns of the table are derived.
 */
export const intakeFields = {
  ssn: { ...personal, stored: 'encrypted' },
  date_of_birth: { ...personal, stored: 'encrypted' },
  occupation: personal,
  address: personal,
  city: personal,
  state: personal,
  zip_code: personal,
  filing_status: { ...personal, initial: 'single' },
  has_spouse: { section: 'spouse', kind: 'flag', stored: 'plain', empty: false },
  spouse_info: { section: 'spouse', kind: 'person', stored: 'encrypted', empty: null },
  has_children: { section: 'children', kind: 'flag', stored: 'plain', empty: false },
  children: { section: 'children', kind: 'people', stored: 'encrypted', empty: [] },
  w2_income: income,
  self_employment_income: income,
  unemployment_income: income,
  retirement_income: income,
  other_income: income,
  mortgage_interest: deduction,
  charitable_donations: deduction,
  medical_expenses: deduction,
  state_local_taxes: deduction,
  federal_withheld: withholding,
  state_withheld: withholding,
  city_withheld: withholding,
  estimated_payments: withholding,
  previous_year_agi: previousYear,
  previous_year_refund: previousYear,
  bank_name: bank,
  routing_number: bank,
  account_number: bank,
  account_type: { ...bank, stored: 'plain', initial: 'checking' },
} as const satisfies Record<Exclude<keyof IntakeBody, 'submitted' | 'version'>, IntakeField>;

export type IntakeFieldName = keyof typeof intakeFields;

type Matching<Wanted> = {
  [Name in IntakeFieldName]: (typeof intakeFields)[Name] extends Wanted ? Name : never;
}[IntakeFieldName];

/** The names of the fields that have all of these properties, in the order of the form. */
export function intakeFieldsWith<const Wanted extends Partial<IntakeField>>(wanted: Wanted): Matching<Wanted>[] {
  const facts = Object.entries(wanted);
  const names = Object.keys(intakeFields) as IntakeFieldName[];
  return names.filter((name): name is Matching<Wanted> => {
    const field: Readonly<Record<string, unknown>> = intakeFields[name];
    return facts.every(([fact, value]) => field[fact] === value);
  });
}

export const incomeFields = intakeFieldsWith({ section: 'income' });
export const deductionFields = intakeFieldsWith({ section: 'deductions' });
export const paidFields = intakeFieldsWith({ section: 'withholding' });

/** A form that says nothing yet. */
export const emptyIntake = () =>
  Object.fromEntries(
    Object.entries(intakeFields).map(([name, { empty }]) => [name, structuredClone(empty)]),
  ) as Required<Omit<IntakeBody, 'submitted' | 'version'>>;

/** The fields that people of the form have, in the order of the form. */
export const spouseFields = ['first_name', 'last_name', 'ssn', 'date_of_birth', 'occupation'] as const;
export const childFields = ['first_name', 'last_name', 'ssn', 'date_of_birth', 'relationship'] as const;
