import type { ReactNode } from 'react';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, EmptyState, List } from '@portal/ui-kit/core';
import type { DashboardData } from './use-dashboard';

interface Activity {
  key: string;
  at: string;
  what: ReactNode;
}

/** Lists the latest changes to the form and documents, newest first. */
export function RecentActivityCard({ data: { intake, documents } }: { data: DashboardData }) {
  const t = useTranslate();
  const forms = intake ? [{ key: intake.id, at: intake.created_at, submitted: intake.submitted }] : [];
  const activities: Activity[] = [
    ...forms.map(({ submitted, ...form }) => ({
      ...form,
      what: <span>{submitted ? t('dashboard.intakeCompleted') : t('dashboard.intakeStarted')}</span>,
    })),
    ...documents.latest.map(({ id, filename, document_type, uploaded_at }) => ({
      key: id,
      at: uploaded_at,
      what: (
        <span>
          <strong>{filename}</strong>
          <span className="ui-muted"> · {t(`documents.types.${document_type}`)}</span>
        </span>
      ),
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Card id="recent-activity" title={t('dashboard.activity')}>
      {activities.length === 0 ? (
        <EmptyState title={t('dashboard.noActivity')} />
      ) : (
        <List>
          {activities.map(({ key, at, what }) => (
            <li key={key}>
              {what}
              <When instant={at} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const When = ({ instant }: { instant: string }) => (
  <time className="ui-muted" dateTime={instant}>
    {formatDate(instant, useLocale())}
  </time>
);
