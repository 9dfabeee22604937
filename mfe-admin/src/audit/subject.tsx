import { deedOf, factsOf, subjectOf } from '@portal/domain/audit/audit-words';
import type { AuditRow } from '@portal/domain/audit/audit.dto';
import { useTranslate } from '@portal/i18n';

/** What was done, as a person would say it; on hovering by its name, which exports have. */
export function Deed({ of }: { of: AuditRow }) {
  const deed = deedOf(useTranslate(), of);
  return deed === undefined ? <code>{of.action}</code> : <span title={of.action}>{deed}</span>;
}

/** Who or what an entry is about; its id, which stays when a name changes, opens below it. */
export function Subject({ of }: { of: AuditRow }) {
  const t = useTranslate();
  const { object_id: id } = of;
  if (id === null) return t('core.none');
  const name = subjectOf(t, of);
  if (name === null) return <span className="admin-fact">{id}</span>;
  return (
    <details className="admin-subject">
      <summary title={id}>{name}</summary>
      <code className="admin-fact">{id}</code>
    </details>
  );
}

/** The facts of an entry as a person would say them; on hovering as they are stored, which exports have. */
export function Facts({ of }: { of: AuditRow }) {
  const t = useTranslate();
  if (of.details === '') return t('core.none');
  return (
    <span className="admin-fact" title={of.details}>
      {factsOf(t, of)}
    </span>
  );
}
