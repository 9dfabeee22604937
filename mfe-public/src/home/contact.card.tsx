import type { Site } from '@portal/domain/site/site.dto';
import { useTranslate } from '@portal/i18n';
import { buttonClass } from '@portal/ui-kit/core';
import { mailLink, phoneLink } from '../directory/contact-links';

export const ContactCard = ({ site }: { site: Site }) => {
  const t = useTranslate();
  return (
    <section className="public-contact" aria-labelledby="contact">
      <div>
        <h2 id="contact">{t('home.contactTitle')}</h2>
        <p>
          {site.name} · <a href={mailLink(site.email)}>{site.email}</a>
          {site.second_phone ? (
            <>
              {' '}
              · <a href={phoneLink(site.second_phone)}>{site.second_phone}</a>
            </>
          ) : null}
        </p>
      </div>
      <a className={buttonClass()} href={phoneLink(site.phone)}>
        {t('home.call', { phone: site.phone })}
      </a>
    </section>
  );
};
