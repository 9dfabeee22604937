import { deedOf, factsOf, subjectOf } from '@portal/domain/audit/audit-words';
import type { AuditRow } from '@portal/domain/audit/audit.dto';
import { useTranslate } from '@portal/i18n';
import { useDensity } from '@portal/ui-kit/core';
import { ClientLink } from '../table/cells';

/** Describes an action in words; its tooltip shows the action name, as in exports. */
export function Deed({ of }: { of: AuditRow }) {
  const deed = deedOf(useTranslate(), of);
  return deed === undefined ? <code>{of.action}</code> : <span title={of.action}>{deed}</span>;
}

/** Subject of an audit entry; expands to show its id, which never changes, unlike the name. */
export function Subject({ of, id }: { of: AuditRow; id: string }) {
  const t = useTranslate();
  const isLine = useDensity() === 'compact';
  const name = subjectOf(t, of);
  if (name === null) return <span className="admin-fact">{id}</span>;
  const isClient = of.object_type === 'client' || of.action.startsWith('client.');
  if (isLine) return isClient ? <ClientLink id={id} name={name} /> : <span title={id}>{name}</span>;
  return (
    <details className="admin-subject">
      <summary title={id}>{name}</summary>
      <code className="admin-fact">{id}</code>
    </details>
  );
}

/** Describes the details of an entry in words; the tooltip shows them as stored, as in exports. */
export function Facts({ of }: { of: AuditRow }) {
  const t = useTranslate();
  return (
    <span className="admin-fact" title={of.details}>
      {factsOf(t, of)}
    </span>
  );
}
