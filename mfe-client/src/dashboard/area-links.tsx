import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Grid, linkCardClass } from '@portal/ui-kit/core';

const places = [
  { to: '/intake-form', name: 'intake' },
  { to: '/schedule-c', name: 'scheduleC' },
  { to: '/documents', name: 'documents' },
  { to: '/income-summary', name: 'income' },
  { to: '/messages', name: 'messages' },
  { to: '/assign-preparer', name: 'preparer' },
] as const;

export const AreaLinks = () => {
  const t = useTranslate();
  return (
    <nav aria-label={t('dashboard.linksTitle')}>
      <Grid width="wide">
        {places.map(({ to, name }) => (
          <Link key={to} className={linkCardClass} to={to}>
            <strong>{t(`dashboard.links.${name}.title`)}</strong>
            <span>{t(`dashboard.links.${name}.about`)}</span>
          </Link>
        ))}
      </Grid>
    </nav>
  );
};
