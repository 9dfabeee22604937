import type { IntakeBody } from './intake.dto';
import { intakeFieldsWith, spouseFields, spouseInfoFields, type IntakeFieldName } from './intake.fields';
import type { SpouseInfo } from './person.dto';

/** The fields whose answers next year's form proposes. */
export const carriedFields = intakeFieldsWith({ carry: 'propose' });
type CarriedField = (typeof carriedFields)[number];

/**
 * What the client confirms together, in the order of the form. Six confirmations take everything; "not any more" removes
 * one.
 */
export const carriedGroups = {
  identity: ['ssn', 'date_of_birth', 'occupation', 'is_blind'],
  address: ['address', 'city', 'state', 'zip_code'],
  filing: ['filing_status'],
  spouse: ['has_spouse', 'spouse_info'],
  children: ['has_children', 'children'],
  bank: ['bank_name', 'routing_number', 'account_number', 'account_type'],
} as const satisfies Record<string, readonly CarriedField[]>;
export type CarriedGroup = keyof typeof carriedGroups;
export const carriedGroupNames = Object.keys(carriedGroups) as CarriedGroup[];

const isAnswered = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Returns the answers that may be carried over. */
export function proposedAnswers(form: IntakeBody): IntakeBody {
  const answers = pick(form, carriedFields);
  return answers.spouse_info ? { ...answers, spouse_info: withoutFactsOfYear(answers.spouse_info) } : answers;
}

/** Returns the answers of one group; empty if it has none. */
export const answersOfGroup = (answers: IntakeBody, group: CarriedGroup): IntakeBody =>
  pick(answers, carriedGroups[group]);

const factsOfYear: readonly string[] = spouseFields.filter((name) => 'carry' in spouseInfoFields[name]);

const withoutFactsOfYear = (spouse: SpouseInfo): SpouseInfo =>
  Object.fromEntries(Object.entries(spouse).filter(([name]) => !factsOfYear.includes(name)));

function pick(form: IntakeBody, names: readonly IntakeFieldName[]): IntakeBody {
  return Object.fromEntries(names.flatMap((name) => (isAnswered(form[name]) ? [[name, form[name]]] : [])));
}

/** Age from which a child no longer qualifies for the child tax credit (IRC 24(c)(1)). */
const grownUp = 17;

/** Whether a child reaches the age of 17 by the end of the tax year, which changes the credits. */
export const isGrownUp = (dateOfBirth: string | null | undefined, taxYear: number): boolean =>
  dateOfBirth ? taxYear - Number(dateOfBirth.slice(0, 4)) >= grownUp : false;
