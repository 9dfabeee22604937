import type { Site } from '@portal/domain/site/site.dto';
import { useTranslate } from '@portal/i18n';

/** What speaks for the office, at a glance: since when it works, and its own claims, or what the portal does where it makes none. */
export function Badges({ site }: { site: Site | undefined }) {
  const t = useTranslate();
  const portals = [t('home.badges.encrypted'), t('home.badges.person'), t('home.badges.languages')];
  const claims = site && site.trust_badges.length > 0 ? new Set(site.trust_badges) : portals;
  return (
    <ul className="public-badges" aria-label={t('home.badgesTitle')}>
      {/* Keeps its place while the year is on its way. */}
      <li data-waiting={site ? undefined : true}>{t('home.badges.since', { year: site?.founded_year ?? '' })}</li>
      {[...claims].map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
