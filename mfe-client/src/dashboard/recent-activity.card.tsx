import { documentWords } from '@portal/domain/documents/documents.words';
import { recentDocuments } from '@portal/domain/overview/dashboard.limits';
import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { Card, EmptyView, PlainList, formatDate } from '@portal/ui-kit/core';
import type { DashboardData } from './use-dashboard';

export function RecentActivityCard({ data: { intake, documents } }: { data: DashboardData }) {
  const nothing = intake === null && documents.length === 0;
  return (
    <Card id="recent-activity" title={words.activity}>
      {nothing ? (
        <EmptyView title={words.noActivity} />
      ) : (
        <PlainList>
          {intake ? (
            <li>
              <span>{intake.submitted ? words.intakeCompleted : words.intakeStarted}</span>
              <When instant={intake.created_at} />
            </li>
          ) : null}
          {documents.slice(0, recentDocuments).map((document) => (
            <li key={document.id}>
              <span>
                <strong>{document.filename}</strong> <span>{documentWords.types[document.document_type]}</span>
              </span>
              <When instant={document.uploaded_at} />
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

const When = ({ instant }: { instant: string }) => (
  <time className="ui-quiet" dateTime={instant}>
    {formatDate(instant)}
  </time>
);
