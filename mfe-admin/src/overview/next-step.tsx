import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Alert, Card, List, buttonClass } from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';

/** First steps, shown to an office without clients; other offices see the number of clients waiting for a preparer. */
const beginning = ['site', 'offices', 'preparers'] as const;

/** The admin's next task, shown above all numbers. */
export function NextStep({ clients, waiting }: { clients: number; waiting: number }) {
  const t = useTranslate();
  if (clients === 0)
    return (
      <Card title={t('adminOverview.next.empty')}>
        <p>{t('adminOverview.next.emptyAbout')}</p>
        <List>
          {beginning.map((part) => (
            <li key={part}>
              <Link to={addressOf(part)}>{t(`adminOverview.next.${part}`)}</Link>
            </li>
          ))}
        </List>
      </Card>
    );
  if (waiting === 0) return null;
  return (
    <Alert tone="warning" title={t('adminOverview.next.waiting', { count: waiting })}>
      <div>
        <Link className={buttonClass('primary')} to={addressOf('assignments')}>
          {t('adminOverview.next.waitingAction')}
        </Link>
      </div>
    </Alert>
  );
}
