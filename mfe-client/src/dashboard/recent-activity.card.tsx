import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, EmptyState, List } from '@portal/ui-kit/core';
import type { DashboardData } from './use-dashboard';

export function RecentActivityCard({ data: { intake, documents } }: { data: DashboardData }) {
  const t = useTranslate();
  const nothing = intake === null && documents.total === 0;
  return (
    <Card id="recent-activity" title={t('dashboard.activity')}>
      {nothing ? (
        <EmptyState title={t('dashboard.noActivity')} />
      ) : (
        <List>
          {intake ? (
            <li>
              <span>{intake.submitted ? t('dashboard.intakeCompleted') : t('dashboard.intakeStarted')}</span>
              <When instant={intake.created_at} />
            </li>
          ) : null}
          {documents.latest.map((document) => (
            <li key={document.id}>
              <span>
                <strong>{document.filename}</strong> <span>{t(`documents.types.${document.document_type}`)}</span>
              </span>
              <When instant={document.uploaded_at} />
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
