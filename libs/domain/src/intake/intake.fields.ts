import { additionalDeductionYears } from '@portal/tax-engine/law/rules/additional-deduction-years';
import { isInForce } from '@portal/tax-engine/law/rules/rule';
import { lastFourToPreparers, toPreparers, toStaff, type ShownTo } from '../contract/shown';
import type { IntakeBody } from './intake.dto';
import type { Child, SpouseInfo } from './person.dto';

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

/** Whether next year's form proposes the answer (`intake.carry.ts`). An amount of one year is wrong in another. */
type Carry =
  | { readonly kind: 'money' | 'signedMoney'; readonly carry: 'never' }
  | {
      /** `person` and `people` are nested records; `flag` is the switch that reveals them. */
      readonly kind: 'text' | 'flag' | 'person' | 'people';
      readonly carry: 'propose' | 'never';
    };

type IntakeField = Carry & IntakeFieldFacts;

interface IntakeFieldFacts {
  readonly section: IntakeSection;
  /** Encrypted with the client's data key, or stored in plain text so that SQL can search and sum it. */
  readonly stored: 'plain' | 'encrypted';
  /** Value stored when the field is blank. */
  readonly empty: null | 0 | false | readonly [];
  /** Value in a new form, if it differs from `empty` (part 1, section 3). */
  readonly initial?: string;
  /** Which card of its section asks for it; only deductions have two. */
  readonly card?: 'deductions' | 'marketplace';
  /** Tax years whose form asks for it. Absent: every year. */
  readonly years?: { readonly begins: number; readonly ends: number };
  /**
   * Visibility per role. For a nested record, this applies to the whole record; its fields have their own entries
   * below.
   */
  readonly shown: ShownTo;
}

const personal = { section: 'personal', kind: 'text', stored: 'plain', empty: null, carry: 'propose' } as const;
/** Facts about the filer; "no" is stored as null, so that forms from before the questions are the same. */
const aboutFiler = { section: 'personal', kind: 'flag', stored: 'encrypted', empty: null, shown: toPreparers } as const;
/** Whether a blank amount means 0 (part 1, section 5). */
const income = { section: 'income', kind: 'money', stored: 'plain', empty: 0, carry: 'never' } as const;
const deduction = {
  section: 'deductions',
  card: 'deductions',
  kind: 'money',
  stored: 'plain',
  empty: 0,
  carry: 'never',
} as const;
/** Form 1095-A: part of the step of deductions, but shown apart. Blank means that there is no such insurance. */
const marketplace = { ...deduction, card: 'marketplace', empty: null } as const;
/** Deductions that the law of some years has. */
const additionalDeduction = { ...deduction, empty: null, years: additionalDeductionYears } as const;
/** Blank does not mean 0 here: the amount is unknown, and the estimate makes an assumption. */
const withholding = { section: 'withholding', kind: 'money', stored: 'plain', empty: null, carry: 'never' } as const;
const previousYear = {
  section: 'previousYear',
  kind: 'signedMoney',
  stored: 'plain',
  empty: null,
  carry: 'never',
} as const;
const bank = { section: 'bank', kind: 'text', stored: 'encrypted', empty: null, carry: 'propose' } as const;

/**
 * Every field of the intake form, in the order of the form. Request bodies, defaults, snapshots, the estimate's input
 * and the table's columns are all derived from this list.
 */
export const intakeFields = {
  ssn: { ...personal, stored: 'encrypted', shown: lastFourToPreparers },
  date_of_birth: { ...personal, stored: 'encrypted', shown: toPreparers },
  occupation: { ...personal, shown: toPreparers },
  address: { ...personal, shown: toPreparers },
  city: { ...personal, shown: toPreparers },
  state: { ...personal, shown: toPreparers },
  zip_code: { ...personal, shown: toPreparers },
  filing_status: { ...personal, initial: 'single', shown: toStaff },
  is_blind: { ...aboutFiler, carry: 'propose' },
  is_student: { ...aboutFiler, carry: 'never' },
  is_claimable: { ...aboutFiler, carry: 'never' },
  has_spouse: { section: 'spouse', kind: 'flag', stored: 'plain', empty: false, carry: 'propose', shown: toStaff },
  spouse_info: {
    section: 'spouse',
    kind: 'person',
    stored: 'encrypted',
    empty: null,
    carry: 'propose',
    shown: toPreparers,
  },
  has_children: { section: 'children', kind: 'flag', stored: 'plain', empty: false, carry: 'propose', shown: toStaff },
  children: {
    section: 'children',
    kind: 'people',
    stored: 'encrypted',
    empty: [],
    carry: 'propose',
    shown: toPreparers,
  },
  w2_income: { ...income, shown: toPreparers },
  self_employment_income: { ...income, shown: toPreparers },
  unemployment_income: { ...income, shown: toPreparers },
  retirement_income: { ...income, shown: toPreparers },
  other_income: { ...income, shown: toPreparers },
  mortgage_interest: { ...deduction, shown: toPreparers },
  charitable_donations: { ...deduction, shown: toPreparers },
  medical_expenses: { ...deduction, shown: toPreparers },
  state_local_taxes: { ...deduction, shown: toPreparers },
  marketplace_premiums: { ...marketplace, shown: toPreparers },
  marketplace_silver_plan: { ...marketplace, shown: toPreparers },
  marketplace_advance: { ...marketplace, shown: toPreparers },
  qualified_tips: { ...additionalDeduction, shown: toPreparers },
  qualified_overtime: { ...additionalDeduction, shown: toPreparers },
  car_loan_interest: { ...additionalDeduction, shown: toPreparers },
  federal_withheld: { ...withholding, shown: toPreparers },
  state_withheld: { ...withholding, shown: toPreparers },
  city_withheld: { ...withholding, shown: toPreparers },
  estimated_payments: { ...withholding, shown: toPreparers },
  previous_year_agi: { ...previousYear, shown: toPreparers },
  previous_year_refund: { ...previousYear, shown: toPreparers },
  bank_name: { ...bank, shown: toPreparers },
  routing_number: { ...bank, shown: toPreparers },
  account_number: { ...bank, shown: lastFourToPreparers },
  account_type: { ...bank, stored: 'plain', initial: 'checking', shown: toPreparers },
} as const satisfies Record<Exclude<keyof IntakeBody, 'submitted' | 'version'>, IntakeField>;

export type IntakeFieldName = keyof typeof intakeFields;

type Matching<Wanted> = {
  [Name in IntakeFieldName]: (typeof intakeFields)[Name] extends Wanted ? Name : never;
}[IntakeFieldName];

/** Returns the names of the fields that have all the given properties, in the order of the form. */
export function intakeFieldsWith<const Wanted extends Partial<IntakeField>>(properties: Wanted): Matching<Wanted>[] {
  const facts = Object.entries(properties);
  const names = Object.keys(intakeFields) as IntakeFieldName[];
  return names.filter((name): name is Matching<Wanted> => {
    const field: Readonly<Record<string, unknown>> = intakeFields[name];
    return facts.every(([fact, value]) => field[fact] === value);
  });
}

/** Facts asked about the filer and the spouse by the same names. */
export const filerFacts = intakeFieldsWith({ kind: 'flag', stored: 'encrypted' });
export const isFilerFact = (name: string): boolean => filerFacts.some((fact) => fact === name);
export const incomeFields = intakeFieldsWith({ section: 'income' });
export const deductionFields = intakeFieldsWith({ card: 'deductions' });
export const marketplaceFields = intakeFieldsWith({ card: 'marketplace' });
export const paidFields = intakeFieldsWith({ section: 'withholding' });
/** Deductions after AGI that the law of some years has: Schedule 1-A. */
export const additionalFields = intakeFieldsWith({ years: additionalDeductionYears });

const facts: Readonly<Record<IntakeFieldName, IntakeFieldFacts>> = intakeFields;

/** Whether only the forms of some years ask for a field. */
export const isOfSomeYears = (name: string): boolean => additionalFields.some((one) => one === name);

/** Whether the form of a tax year asks for a field. */
export function isAskedIn(name: IntakeFieldName, taxYear: number): boolean {
  const { years } = facts[name];
  return years === undefined || isInForce(years, taxYear);
}

/** Returns a blank form. */
export const emptyIntake = () =>
  Object.fromEntries(
    Object.entries(intakeFields).map(([name, { empty }]) => [name, structuredClone(empty)]),
  ) as Required<Omit<IntakeBody, 'submitted' | 'version'>>;

interface PersonField {
  readonly shown: ShownTo;
  /** A fact of one year, which next year's form does not propose with the person. */
  readonly carry?: 'never';
}

/** Fields of each person on the form, in the order of the form. */
export const spouseInfoFields = {
  first_name: { shown: toPreparers },
  last_name: { shown: toPreparers },
  ssn: { shown: lastFourToPreparers },
  date_of_birth: { shown: toPreparers },
  occupation: { shown: toPreparers },
  is_blind: { shown: toPreparers },
  is_student: { shown: toPreparers, carry: 'never' },
  is_claimable: { shown: toPreparers, carry: 'never' },
} as const satisfies Record<keyof SpouseInfo, PersonField>;
export const childInfoFields = {
  first_name: { shown: toPreparers },
  last_name: { shown: toPreparers },
  ssn: { shown: lastFourToPreparers },
  date_of_birth: { shown: toPreparers },
  relationship: { shown: toPreparers },
} as const satisfies Record<keyof Child, PersonField>;

export const spouseFields = Object.keys(spouseInfoFields) as (keyof SpouseInfo)[];
export const childFields = Object.keys(childInfoFields) as (keyof Child)[];
