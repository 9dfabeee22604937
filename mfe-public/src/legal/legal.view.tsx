import { Link } from 'react-router-dom';
import type { Site } from '@portal/domain/site/site.dto';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { mailLink, phoneLink } from '../directory/contact-links';
import { legalMessages } from './legal.messages';
import './legal.css';

type Section =
  | `legal.privacy.sections.${keyof typeof legalMessages.privacy.sections}`
  | `legal.terms.sections.${keyof typeof legalMessages.terms.sections}`;

const sectionsOf = (text: 'privacy' | 'terms'): Section[] =>
  Object.keys(legalMessages[text].sections).map((section) => `legal.${text}.sections.${section}` as Section);

interface LegalViewProps {
  text: 'privacy' | 'terms';
  site: Site;
}

/** The privacy notice or the terms, in the name of the business as entered in its settings. */
export function LegalView({ text, site }: LegalViewProps) {
  const t = useTranslate();
  const name = site.legal_name ?? site.name;
  return (
    <PageFrame title={t(`legal.${text}.title`)} lead={t(`legal.${text}.lead`, { name })} width="reading">
      {sectionsOf(text).map((section) => (
        <section key={section} className="public-legal">
          <h2>{t(`${section}.title`)}</h2>
          <p>{t(`${section}.text`, { name })}</p>
        </section>
      ))}
      <section className="public-legal">
        <h2>{t('legal.contactTitle')}</h2>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="public-legal__reach">
          {site.phone ? <a href={phoneLink(site.phone)}>{site.phone}</a> : null}
          {site.email ? <a href={mailLink(site.email)}>{site.email}</a> : null}
        </p>
        <p>
          <Link to={text === 'privacy' ? '/terms' : '/privacy'}>
            {t(text === 'privacy' ? 'legal.terms.title' : 'legal.privacy.title')}
          </Link>
        </p>
      </section>
    </PageFrame>
  );
}
