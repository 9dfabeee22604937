import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { formatDate, formatDateTime } from '@portal/domain/i18n/format';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { noPreference } from '@portal/domain/preferences/preferences.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, EmptyState, List, LoadingState, MutedText, SkeletonLines, Stack } from '@portal/ui-kit/core';
import { Descriptions, Tag } from '@portal/ui-kit/data';
import { useRecentActivity } from '../use-recent-activity';

/** The client's details, progress and recent activity. */
export function OverviewTab({ client }: { client: ClientDetail }) {
  return (
    <Stack>
      <About client={client} />
      <GeneralIntakeCard intakes={client.preferences ?? []} />
      <RecentActivity clientId={client.id} />
    </Stack>
  );
}

function About({ client }: { client: ClientDetail }) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, email, phone, created_at, last_activity_at: last } = client;
  const facts = [
    { key: 'email', label: t('clients.detail.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    {
      key: 'phone',
      label: t('clients.detail.phone'),
      value: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('core.none'),
    },
    { key: 'since', label: t('clients.columns.since'), value: formatDate(created_at, locale) },
    { key: 'id', label: t('clients.detail.id'), value: <code title={id}>{id.slice(-clientLimits.idTail)}</code> },
    { key: 'documents', label: t('clients.columns.documents'), value: client.documents_count },
    {
      key: 'last',
      label: t('clients.detail.lastActivity'),
      value: last ? formatDateTime(last, locale) : t('clients.never'),
    },
    { key: 'intake', label: t('clients.detail.tabs.intake'), value: t(`clients.states.${client.intake_state}`) },
    {
      key: 'schedule-c',
      label: t('clients.detail.tabs.schedule-c'),
      value: t(`clients.states.${client.schedule_c_state}`),
    },
  ];
  return (
    <Card id="about" title={t('clients.detail.about')}>
      <Descriptions items={facts} />
    </Card>
  );
}

/** The client's general intake answers; renders nothing if there are none. */
function GeneralIntakeCard({ intakes }: { intakes: readonly StoredPreferences[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (intakes.length === 0) return null;
  return (
    <Card id="asked" title={t('preferences.title')}>
      <List>
        {intakes.map(
          ({ id, created_at, urgent, preferred_preparer, preferred_office, special_circumstances, questions }) => (
            <li key={id}>
              <span>{urgent ? <Tag tone="warning">{t('preferences.urgent')}</Tag> : null}</span>
              <time className="ui-muted" dateTime={created_at}>
                {formatDateTime(created_at, locale)}
              </time>
              <div className="client-letter">
                {[preferred_preparer, preferred_office].map((name) =>
                  name && name !== noPreference ? (
                    <MutedText key={name}>{t('preferences.wants', { name })}</MutedText>
                  ) : null,
                )}
                {[special_circumstances, questions].map((text, at) => (text ? <p key={at}>{text}</p> : null))}
              </div>
            </li>
          ),
        )}
      </List>
    </Card>
  );
}

function RecentActivity({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const activity = useRecentActivity(clientId);
  return (
    <Card id="recent-activity" title={t('clients.detail.activity')}>
      {activity === undefined ? (
        <LoadingState>
          <SkeletonLines lines={clientLimits.recentActivity} />
        </LoadingState>
      ) : activity.length === 0 ? (
        <EmptyState title={t('clients.detail.noActivity')} />
      ) : (
        <List>
          {activity.map(({ key, what, when }) => (
            <li key={key}>
              <span>{what}</span>
              <time className="ui-muted" dateTime={when}>
                {formatDateTime(when, locale)}
              </time>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
