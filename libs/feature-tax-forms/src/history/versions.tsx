import { useState, type ReactNode } from 'react';
import { listLimits } from '@portal/domain/contract/limits';
import type { ListPage } from '@portal/domain/contract/list-page';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, EmptyState, MutedText, QueryStates, SkeletonLines } from '@portal/ui-kit/core';
import '../tax-forms.css';
import '../tax-layout.css';

/** One page holds all versions, because no form is submitted a thousand times. */
export const allVersions = { limit: listLimits.most };

interface Submitted {
  id: string;
  submitted_at: string;
  submitted_by_name: string;
}

interface VersionsProps<Snapshot> {
  /** Explains which versions are stored, and for whom. */
  about: string;
  query: { data?: ListPage<Snapshot> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Renders a version once it is opened. */
  children: (snapshot: Snapshot) => ReactNode;
}

/** Lists every submitted version of a form, newest first, read-only. */
export function Versions<Snapshot extends Submitted>({ about, query, children }: VersionsProps<Snapshot>) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = query;
  return (
    <Card id="submitted-versions" title={t('intake.history.title')}>
      <MutedText>{about}</MutedText>
      <QueryStates
        loading={isFetching && !data}
        failed={isError && !data}
        isEmpty={data?.rows.length === 0}
        skeleton={<SkeletonLines lines={2} />}
        error={t('intake.history.loadFailed')}
        empty={<EmptyState title={t('intake.history.empty')} />}
        onRetry={() => void refetch()}
      >
        <div>
          {data?.rows.map((snapshot) => (
            <Version key={snapshot.id} {...snapshot}>
              {() => children(snapshot)}
            </Version>
          ))}
        </div>
      </QueryStates>
    </Card>
  );
}

/** Shows when and by whom a version was submitted, and its content on request. */
function Version({ submitted_at, submitted_by_name: who, children }: Submitted & { children: () => ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <details className="tax-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('intake.history.version', { when: formatDateTime(submitted_at, locale), who })}</summary>
      {/* Personal numbers are rendered only when a version is opened. */}
      {open ? children() : null}
    </details>
  );
}
