import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { actionOf, returnPage } from '../return/return-action';
import { StartCard, StatusCard } from '../return/status.card';
import { StepsList } from '../return/steps.list';
import type { DashboardData } from './use-dashboard';

type Data = Pick<DashboardData, 'status' | 'intake' | 'unread'>;

/** The status of the return, with what only the dashboard knows about the form and the messages. */
export function DashboardStatus({ data: { status, intake, unread } }: { data: Data }) {
  const t = useTranslate();
  if (!status) return <StartCard />;
  const { to } = actionOf(status);
  return (
    <StatusCard status={status}>
      {status.state === 'intake' ? <p>{t(`dashboard.next.${intake ? 'finish' : 'start'}.about`)}</p> : null}
      {unread > 0 && to !== '/messages' ? <Link to="/messages">{t('dashboard.unread', { count: unread })}</Link> : null}
    </StatusCard>
  );
}

export function StepsCard({ data: { status } }: { data: Pick<DashboardData, 'status'> }) {
  const t = useTranslate();
  return (
    <Card
      id="timeline"
      title={t('clientReturn.title')}
      extra={status ? <Link to={returnPage}>{t('clientReturn.details')}</Link> : null}
    >
      <StepsList status={status} compact />
    </Card>
  );
}
