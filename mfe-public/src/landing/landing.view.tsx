import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { PreparerInfo } from '@portal/domain/preparers/preparers.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { PageFrame, buttonClass } from '@portal/ui-kit/core';
import { mailLink, phoneLink } from '../directory/contact-links';
import { Languages, Portrait, Specialties } from '../directory/preparer.card';
import { bioIn } from '@portal/domain/preparers/preparer-words';
import { NotFound } from '../not-found/not-found';
import './landing.css';

export const LandingView = ({ preparer }: { preparer: PreparerInfo }) => {
  const t = useTranslate();
  const { first_name: name, preparer_code: code, title, office_id, office_name, email, phone } = preparer;
  const bio = bioIn(preparer, useLocale());
  // Sign-in and registration continue to this preparer's form, even in a new tab.
  const from = `?preparer=${code}`;
  const next = { returnTo: `/preparer/${code}/intake` };
  return (
    <PageFrame title={fullName(preparer)} lead={[title, office_name].filter(Boolean).join(' · ')} width="reading">
      <div className="public-landing">
        <Portrait preparer={preparer} />
        <div>
          <Languages preparer={preparer} />
          {office_id && office_name ? (
            <p>
              <Link to={`/office/${office_id}`}>{t('landing.officeHours', { office: office_name })}</Link>
            </p>
          ) : null}
          <p>
            <a href={mailLink(email)}>{email}</a>
          </p>
          {phone ? (
            <p>
              <a href={phoneLink(phone)}>{phone}</a>
            </p>
          ) : null}
          <p className="ui-muted">{t('landing.code', { code })}</p>
        </div>
      </div>
      {bio ? <p>{bio}</p> : null}
      <section className="ui-stack ui-stack--tight" aria-labelledby="services">
        <h2 id="services">{t('landing.services')}</h2>
        {preparer.specialties.length > 0 ? <Specialties preparer={preparer} /> : <p>{t('landing.noServices')}</p>}
      </section>
      <section className="ui-card" aria-labelledby="begin">
        <h2 id="begin">{t('landing.startTitle', { name })}</h2>
        <p>{t('landing.startLead', { name })}</p>
        <div className="public-ways">
          <Link className={buttonClass('primary')} to={`/register${from}`} state={next} data-return-to={next.returnTo}>
            {t('landing.createAccount')}
          </Link>
          <Link className={buttonClass()} to={`/login${from}`} state={next} data-return-to={next.returnTo}>
            {t('landing.signIn')}
          </Link>
        </div>
      </section>
      <p>
        <Link to="/agent-links">{t('landing.allPreparers')}</Link>
      </p>
    </PageFrame>
  );
};

export const PreparerNotFound = () => {
  const t = useTranslate();
  return (
    <NotFound
      title={t('landing.notFound')}
      detail={t('landing.notFoundDetail')}
      to="/login"
      label={t('landing.signIn')}
    />
  );
};
