import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Card, List } from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';

const beginning = ['site', 'offices', 'preparers'] as const;

/** First steps of an office without clients. */
export function FirstSteps() {
  const t = useTranslate();
  return (
    <Card title={t('adminDashboard.begin.empty')}>
      <p>{t('adminDashboard.begin.emptyAbout')}</p>
      <List>
        {beginning.map((part) => (
          <li key={part}>
            <Link to={addressOf(part)}>{t(`adminDashboard.begin.${part}`)}</Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
