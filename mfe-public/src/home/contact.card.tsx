import type { Site } from '@portal/domain/site/site.dto';
import { useTranslate } from '@portal/i18n';
import { mailLink, phoneLink } from '../directory/contact-links';

/** The ways to reach the office that are not at the top of the page. */
export const ContactCard = ({ site }: { site: Site }) => {
  const t = useTranslate();
  if (!site.email && !site.second_phone) return null;
  return (
    <section className="public-points public-contact" aria-labelledby="contact">
      <h2 id="contact">{t('home.contactTitle')}</h2>
      <p>
        {site.email ? <a href={mailLink(site.email)}>{site.email}</a> : null}
        {site.second_phone ? <a href={phoneLink(site.second_phone)}>{site.second_phone}</a> : null}
      </p>
    </section>
  );
};
