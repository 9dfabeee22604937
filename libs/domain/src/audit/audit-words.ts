import type { AccountStatus } from '../account/account.dto';
import type {} from '../account/account.messages';
import type {} from '../assignments/assignment-history.messages';
import { assignmentWays } from '../assignments/assignment-history.dto';
import type {} from '../clients/clients.messages';
import { revealFields, revealReasons } from '../clients/reveal.dto';
import { roles } from '../contract/access-policy';
import type { Translate } from '../i18n/message';
import type {} from '../preparers/admin-preparers.messages';
import { attemptedActions, auditActions, auditFacts, refusalReasons, type AuditFact } from './audit.actions';
import type { AuditRow } from './audit.dto';
import type {} from './audit.messages';

/** What was done, as a person would say it; undefined: a server of a later release may know more. */
export function deedOf(t: Translate, { action, outcome }: Pick<AuditRow, 'action' | 'outcome'>): string | undefined {
  const attempted = outcome === 'ok' ? undefined : attemptedActions.find((one) => one === action);
  if (attempted) return t(`audit.tried.${attempted}`);
  const known = auditActions.find((one) => one === action);
  return known && t(`audit.did.${known}`);
}

/** Whom or what it was done to, by name; null: it has none. */
export const subjectOf = (t: Translate, { object_name, object_type }: AuditRow): string | null =>
  object_name ?? (object_type === 'site' ? t('audit.actions.site') : null);

/** The facts of an entry, as a person would say them; '' where there are none. */
export function factsOf(t: Translate, { details, names = [] }: AuditRow): string {
  if (details === '') return '';
  const facts = details.split(/, (?=[a-z_]+: )/).map((fact) => {
    const [stored = '', value = ''] = fact.split(/: (.*)/s);
    const known = auditFacts.find((one) => one === stored);
    // A server of a later release may say more.
    if (!known) return fact;
    return `${t(`audit.facts.${known}`)}: ${names.find(({ id }) => id === value)?.name ?? valueName(t, known, value)}`;
  });
  return facts.join('; ');
}

function valueName(t: Translate, fact: AuditFact, value: string): string {
  // Stored as the place in a list; people count from one.
  if (fact === 'child' && /^\d+$/.test(value)) return String(Number(value) + 1);
  if (fact === 'fields')
    return value
      .split(',')
      .map((field) => fieldName(t, field))
      .join(', ');
  if (fact === 'role') {
    const role = roles.find((one) => one === value);
    if (role) return t(`account.roles.${role}`);
  }
  if (fact === 'status') {
    const status = statuses.find((one) => one === value);
    if (status) return t(`audit.statuses.${status}`);
  }
  if (fact === 'via') {
    const way = assignmentWays.find((one) => one === value);
    if (way) return t(`assignmentHistory.ways.${way}`);
  }
  if (fact === 'field') {
    const field = revealFields.find((one) => one === value);
    if (field) return t(`audit.numbers.${field}`);
  }
  if (fact === 'reason') {
    const why = refusalReasons.find((one) => one === value);
    if (why) return t(`audit.reasons.${why}`);
    const wanted = revealReasons.find((one) => one === value);
    if (wanted) return t(`clients.reveal.reasons.${wanted}`);
  }
  return value;
}

/** Not the account's own list: it would bring its classes into the browser. */
const statuses = ['active', 'pending', 'disabled'] as const satisfies readonly AccountStatus[];

/** What an administrator changes of a preparer. */
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

/** As the form calls it. */
function fieldName(t: Translate, name: string): string {
  const known = preparerFields.find((one) => one === name);
  return known ? t(`adminPreparers.fields.${known}`) : name;
}
