import type { Translate } from '../i18n/message';
import type {} from '../preparers/admin-preparers.messages';
import { reasonsOf, vocabularies } from './audit-values';
import { attemptedActions, auditActions, auditFacts, type AuditAction, type AuditFact } from './audit.actions';
import type { AuditRow } from './audit.dto';
import type {} from './audit.messages';

/** Returns the action in plain words; undefined for an action that only a newer server defines. */
export function deedOf(t: Translate, { action, outcome }: Pick<AuditRow, 'action' | 'outcome'>): string | undefined {
  const attempted = outcome === 'ok' ? undefined : attemptedActions.find((one) => one === action);
  if (attempted) return t(`audit.tried.${attempted}`);
  const known = auditActions.find((one) => one === action);
  return known && t(`audit.did.${known}`);
}

/** Returns the name of the object; null if it has none. */
export function subjectOf(t: Translate, { object_id, object_name, object_type }: AuditRow): string | null {
  if (object_type === 'season') return object_id;
  return object_name ?? (object_type === 'site' ? t('audit.actions.site') : null);
}

/** Returns the details of an entry in plain words; '' if there are none. */
export function factsOf(t: Translate, { action, details, names = [] }: AuditRow): string {
  if (details === '') return '';
  const facts = details.split(/, (?=[a-z_]+: )/).map((fact) => {
    const [stored = '', value = ''] = fact.split(/: (.*)/s);
    const known = auditFacts.find((one) => one === stored);
    // Show unknown facts unchanged: a newer server may record them.
    if (!known) return fact;
    return `${t(`audit.facts.${known}`)}: ${names.find(({ id }) => id === value)?.name ?? valueName(t, { action, fact: known, value })}`;
  });
  return facts.join('; ');
}

interface Fact extends Pick<AuditRow, 'action'> {
  fact: AuditFact;
  value: string;
}

function valueName(t: Translate, { action, fact, value }: Fact): string {
  // A date that was cleared.
  if (value === 'null') return '–';
  // The child's index is stored zero-based and shown one-based.
  if (fact === 'child' && /^\d+$/.test(value)) return String(Number(value) + 1);
  if (fact === 'fields')
    return value
      .split(',')
      .map((field) => fieldName(t, field))
      .join(', ');
  const own = fact === 'reason' ? reasonsOf[action as AuditAction] : undefined;
  return (own ?? vocabularies[fact])?.word(t, value) ?? value;
}

/** Fields of a preparer that an admin can change. */
const preparerFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'office_location',
  'bio',
  'specialties',
  'office_id',
] as const;

/** Returns the field's label on the form. */
function fieldName(t: Translate, name: string): string {
  const known = preparerFields.find((one) => one === name);
  return known ? t(`adminPreparers.fields.${known}`) : name;
}
