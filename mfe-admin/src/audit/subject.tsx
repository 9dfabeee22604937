import { assignmentWays } from '@portal/domain/assignments/assignment-history.dto';
import { auditFacts, refusalReasons, type AuditFact } from '@portal/domain/audit/audit.actions';
import type { AuditRow } from '@portal/domain/audit/audit.dto';
import { revealFields, revealReasons } from '@portal/domain/clients/reveal.dto';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';

/** Who or what an entry is about; its id, which stays when a name changes, opens below it. */
export function Subject({ of: { object_type: type, object_id: id, object_name } }: { of: AuditRow }) {
  const t = useTranslate();
  if (id === null) return t('core.none');
  const name = object_name ?? (type === 'site' ? t('audit.actions.site') : null);
  if (name === null) return <span className="admin-fact">{id}</span>;
  return (
    <details className="admin-subject">
      <summary title={id}>{name}</summary>
      <code className="admin-fact">{id}</code>
    </details>
  );
}

/** The facts of an entry as a person would say them; on hovering as they are stored, which exports have. */
export function Facts({ of: { details, names = [] } }: { of: AuditRow }) {
  const t = useTranslate();
  if (details === '') return t('core.none');
  const facts = details.split(/, (?=[a-z_]+: )/).map((fact) => {
    const [stored = '', value = ''] = fact.split(/: (.*)/s);
    const known = auditFacts.find((one) => one === stored);
    // A server of a later release may say more.
    if (!known) return fact;
    return `${t(`audit.facts.${known}`)}: ${names.find(({ id }) => id === value)?.name ?? valueName(t, known, value)}`;
  });
  return (
    <span className="admin-fact" title={details}>
      {facts.join('; ')}
    </span>
  );
}

function valueName(t: Translate, fact: AuditFact, value: string): string {
  // Stored as the place in a list; people count from one.
  if (fact === 'child' && /^\d+$/.test(value)) return String(Number(value) + 1);
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
