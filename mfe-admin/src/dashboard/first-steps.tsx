import { Link } from 'react-router-dom';
import { useSite } from '@portal/data-access/site';
import { useTranslate } from '@portal/i18n';
import { Alert, Card, List } from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';

const beginning = ['site', 'offices', 'preparers'] as const;

const Step = ({ part }: { part: (typeof beginning)[number] }) => {
  const t = useTranslate();
  return <Link to={addressOf(part)}>{t(`dashboardCards.begin.${part}`)}</Link>;
};

/** First steps of an office without clients; later, only the contact details as long as they are not entered. */
export function FirstSteps({ clients }: { clients: number }) {
  const t = useTranslate();
  const site = useSite();
  if (clients > 0) return site?.phone === '' ? <Alert tone="warning" title={<Step part="site" />} /> : null;
  return (
    <Card title={t('dashboardCards.begin.empty')}>
      <p>{t('dashboardCards.begin.emptyAbout')}</p>
      <List>
        {beginning.map((part) => (
          <li key={part}>
            <Step part={part} />
          </li>
        ))}
      </List>
    </Card>
  );
}
