import type { AuditRow } from '@portal/domain/audit/audit.dto';
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

/** The facts of an entry, with names for the ids among them. */
export const Facts = ({ of: { details, names = [] } }: { of: AuditRow }) => (
  <span className="admin-fact" title={details}>
    {names.reduce((text, { id, name }) => text.replaceAll(id, name), details)}
  </span>
);
