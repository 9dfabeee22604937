import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { emptyIntake, filerFacts, intakeFields, intakeFieldsWith } from '@portal/domain/intake/intake.fields';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { ssnDigits } from '@portal/domain/contract/values';
import { definedEntries } from '../tax-forms/tax-form.cipher';

/** The complete content of the form: every field has a value or null. */
export type IntakeContent = Required<Omit<IntakeBody, 'version'>>;

const amountFields = intakeFieldsWith({ empty: 0 });
const switches: readonly string[] = intakeFieldsWith({ kind: 'flag' });

/** An empty form. */
export const emptyContent = (): IntakeContent => ({ ...emptyIntake(), submitted: false });

/**
 * Merges a change into the stored form: absent fields keep their value, including fields of the spouse; null clears a
 * field, and lists are replaced as a whole. `submitted` is taken from the change alone.
 */
export function mergeContent(stored: IntakeContent, change: IntakeBody): IntakeContent {
  const merged: IntakeContent = { ...stored, ...changedFields(change), submitted: change.submitted === true };
  for (const field of amountFields) merged[field] ??= 0;
  for (const fact of filerFacts) merged[fact] = trueOrNull(merged[fact]);
  merged.ssn = digitsOrNull(merged.ssn);
  // Turning a switch off hides the fields behind it, so they are cleared.
  merged.spouse_info = merged.has_spouse ? withDigits(mergeSpouse(stored.spouse_info, change.spouse_info)) : null;
  merged.children = merged.has_children ? (merged.children ?? []).map(withDigits) : [];
  return merged;
}

/** null clears the whole spouse; null inside the spouse clears one field. */
function mergeSpouse(stored: IntakeContent['spouse_info'], change: IntakeBody['spouse_info']): SpouseInfo {
  if (change === null) return {};
  const merged: SpouseInfo = { ...stored, ...Object.fromEntries(definedEntries(change ?? {})) };
  for (const fact of filerFacts) if (merged[fact] === false) merged[fact] = null;
  return merged;
}

/**
 * Initial values for fields that the client did not send. Applied after validation, because a submit must include them
 * explicitly.
 */
export function withInitialValues(content: IntakeContent, body: IntakeBody): IntakeContent {
  const initial = Object.entries(intakeFields).flatMap(([field, facts]) =>
    'initial' in facts && body[field as keyof IntakeBody] === undefined ? [[field, facts.initial] as const] : [],
  );
  return { ...content, ...Object.fromEntries(initial) };
}

/** A switch cannot be cleared, only turned off. */
const changedFields = (change: IntakeBody): Partial<IntakeContent> =>
  Object.fromEntries(
    definedEntries(change).map(([field, value]) => [field, value === null && switches.includes(field) ? false : value]),
  );

const trueOrNull = (fact: boolean | null | undefined): true | null => (fact === true ? true : null);
const digitsOrNull = (ssn: string | null | undefined): string | null => (ssn ? ssnDigits(ssn) : null);

const withDigits = <P extends SpouseInfo | Child>(person: P): P => ({ ...person, ssn: digitsOrNull(person.ssn) });
