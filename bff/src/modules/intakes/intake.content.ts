import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { emptyIntake, intakeFields, intakeFieldsWith } from '@portal/domain/intake/intake.fields';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { ssnDigits } from '@portal/domain/contract/values';
import { sentValues } from '../tax-forms/tax-form.cipher';

/** What a client says in the form, complete: every field has a value or null. */
export type IntakeContent = Required<Omit<IntakeBody, 'version'>>;

const amountFields = intakeFieldsWith({ empty: 0 });
const switches: readonly string[] = intakeFieldsWith({ kind: 'flag' });

/** A form nobody has filled in yet. */
export const emptyContent = (): IntakeContent => ({ ...emptyIntake(), submitted: false });

/**
 * The stored form with a change laid over it: an absent field keeps what is there, inside the spouse too, null clears it, and a
 * list is replaced as it is sent. `submitted` says whether the change is a submit.
 */
export function mergeContent(stored: IntakeContent, change: IntakeBody): IntakeContent {
  const merged: IntakeContent = { ...stored, ...changedFields(change), submitted: change.submitted === true };
  for (const field of amountFields) merged[field] ??= 0;
  merged.ssn = digitsOrNull(merged.ssn);
  // A switch that is off hides the fields behind it, so nothing of them is kept.
  merged.spouse_info = merged.has_spouse ? withDigits(mergeSpouse(stored.spouse_info, change.spouse_info)) : null;
  merged.children = merged.has_children ? (merged.children ?? []).map(withDigits) : [];
  return merged;
}

/** null clears the whole spouse, and inside of a spouse one field. */
function mergeSpouse(stored: IntakeContent['spouse_info'], change: IntakeBody['spouse_info']): SpouseInfo {
  if (change === null) return {};
  return { ...stored, ...Object.fromEntries(sentValues(change ?? {})) };
}

/** What a new form starts with where the client sent nothing: laid in after the check, as a submit must say what it means. */
export function withInitialValues(content: IntakeContent, body: IntakeBody): IntakeContent {
  const initial = Object.entries(intakeFields).flatMap(([field, facts]) =>
    'initial' in facts && body[field as keyof IntakeBody] === undefined ? [[field, facts.initial] as const] : [],
  );
  return { ...content, ...Object.fromEntries(initial) };
}

/** A switch cannot be cleared, only be off. */
const changedFields = (change: IntakeBody): Partial<IntakeContent> =>
  Object.fromEntries(
    sentValues(change).map(([field, value]) => [field, value === null && switches.includes(field) ? false : value]),
  );

const digitsOrNull = (ssn: string | null | undefined): string | null => (ssn ? ssnDigits(ssn) : null);

const withDigits = <P extends SpouseInfo | Child>(person: P): P => ({ ...person, ssn: digitsOrNull(person.ssn) });
