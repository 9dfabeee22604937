import type { Site } from '@portal/domain/site/site.dto';
import { useTranslate } from '@portal/i18n';

/** What speaks for the office, at a glance; nothing here that the portal does not do. */
export function Badges({ site }: { site: Site | undefined }) {
  const t = useTranslate();
  return (
    <ul className="public-badges" aria-label={t('home.badgesTitle')}>
      {/* Keeps its place while the year is on its way. */}
      <li data-waiting={site ? undefined : true}>{t('home.badges.since', { year: site?.founded_year ?? '' })}</li>
      <li>{t('home.badges.encrypted')}</li>
      <li>{t('home.badges.person')}</li>
      <li>{t('home.badges.languages')}</li>
    </ul>
  );
}
