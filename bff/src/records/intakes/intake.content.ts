import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { ssnDigits } from '@portal/domain/contract/values';
import { amountFields, plainFields, sealedFields } from './intake.fields';

/** What a client says in the form, complete: every field has a value or null. */
export type IntakeContent = Required<Omit<IntakeBody, 'version'>>;

/** A form nobody has filled in yet. Defaults of part 1, section 3. */
export function emptyContent(): IntakeContent {
  const nothing = [...plainFields, ...sealedFields].map((field) => [field, null]);
  const zeros = amountFields.map((field) => [field, 0]);
  const plain = Object.fromEntries([...nothing, ...zeros]) as IntakeContent;
  return { ...plain, has_spouse: false, spouse_info: null, has_children: false, children: [], submitted: false };
}

/**
 * The stored form with a change laid over it: an absent field keeps what is there, null clears it. Whatever is changed after a
 * submit makes it a draft again, unless the change is itself a submit (docs/decisions/0003).
 */
export function mergeContent(stored: IntakeContent, change: IntakeBody): IntakeContent {
  const merged: IntakeContent = { ...stored, ...said(change), submitted: change.submitted === true };
  for (const field of amountFields) merged[field] ??= 0;
  merged.ssn = digitsOrNull(merged.ssn);
  // A switch that is off hides the fields behind it, so nothing of them is kept.
  merged.spouse_info = merged.has_spouse ? withDigits(merged.spouse_info ?? {}) : null;
  merged.children = merged.has_children ? (merged.children ?? []).map(withDigits) : [];
  return merged;
}

/** Fields with a value, or cleared; an empty text is a cleared one. A switch cannot be cleared, only be off. */
function said(change: IntakeBody): Partial<IntakeContent> {
  const entries = Object.entries(change)
    .filter(([field, value]) => value !== undefined && field !== 'version')
    .map(([field, value]: [string, unknown]) => [field, value === '' ? null : value])
    .map(([field, value]) => [field, value === null && isSwitch(field) ? false : value]);
  return Object.fromEntries(entries) as Partial<IntakeContent>;
}

const isSwitch = (field: unknown): boolean => ['has_spouse', 'has_children'].includes(String(field));

const digitsOrNull = (ssn: string | null | undefined): string | null => (ssn ? ssnDigits(ssn) : null);

const withDigits = <P extends SpouseInfo | Child>(person: P): P => ({ ...person, ssn: digitsOrNull(person.ssn) });
