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

/** Links to the other pages; shows the preparer's name if there is one. */
export const AreaLinks = ({ preparerName: name }: { preparerName: string | null }) => {
  const t = useTranslate();
  const about = (place: (typeof places)[number]['name']): string => {
    if (name && place === 'preparer') return t('dashboard.yourPreparer', { name });
    if (name && place === 'messages') return t('dashboard.writeTo', { name });
    return t(`dashboard.links.${place}.about`);
  };
  return (
    <nav className="dash-links" aria-label={t('dashboard.linksTitle')}>
      <Grid width="wide">
        {places.map(({ to, name: place }) => (
          <Link key={to} className={linkCardClass} to={to}>
            <strong>{t(`dashboard.links.${place}.title`)}</strong>
            <span>{about(place)}</span>
          </Link>
        ))}
      </Grid>
    </nav>
  );
};
