import { Link } from 'react-router-dom';
import type { OfficePage as Office } from '@portal/domain/offices/offices.dto';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, buttonClass } from '@portal/ui-kit/core';
import { mailLink, phoneLink } from '../directory/contact-links';
import { PreparerCard } from '../directory/preparer.card';
import { BackArrow } from '../not-found/back-arrow';
import { NotFound } from '../not-found/not-found';
import { OfficeFacts } from './office-facts';
import './office.css';

/** Links to the general intake with this office, and optionally a preparer, preselected. */
const intakeLink = ({ id }: Office, preparer?: Office['preparers'][number]): string =>
  `/general-intake?${new URLSearchParams({ ...(preparer ? { preparer: preparer.preparer_code } : {}), office: id }).toString()}`;

export const OfficeView = ({ office }: { office: Office }) => {
  const t = useTranslate();
  return (
    <PageFrame title={office.name} actions={<Ways />}>
      <section className="ui-card public-office" aria-label={t('office.visitTitle')}>
        <OfficeFacts office={office} />
        <p className="public-office__reach">
          <a href={phoneLink(office.phone)}>{office.phone}</a>
          <a href={mailLink(office.email)}>{office.email}</a>
        </p>
      </section>
      <section className="ui-stack" aria-labelledby="team">
        <h2 id="team">{t('office.teamTitle')}</h2>
        {office.preparers.length === 0 ? <EmptyState title={t('office.noTeam')} /> : null}
        <ul className="public-preparers">
          {office.preparers.map((preparer) => (
            <li key={preparer.id}>
              <PreparerCard preparer={{ ...preparer, office_name: null }}>
                <Link className={buttonClass()} to={preparer.portal_url}>
                  {t('office.choose', { name: preparer.first_name })}
                </Link>
                <Link className={buttonClass()} to={intakeLink(office, preparer)}>
                  {t('office.fileNow')}
                </Link>
                <a href={mailLink(preparer.email)}>{preparer.email}</a>
                {preparer.phone ? <a href={phoneLink(preparer.phone)}>{preparer.phone}</a> : null}
              </PreparerCard>
            </li>
          ))}
        </ul>
        {office.preparers_total > office.preparers.length ? (
          <p>
            {t('office.teamShown', { count: office.preparers.length, total: office.preparers_total })}{' '}
            <Link to={`/agent-links?${new URLSearchParams({ office_id: office.id }).toString()}`}>
              {t('office.wholeTeam')}
            </Link>
          </p>
        ) : null}
      </section>
      <section className="public-start" aria-labelledby="start">
        <div>
          <h2 id="start">{t('office.startTitle')}</h2>
          <p>{t('office.startLead')}</p>
        </div>
        <div className="public-ways">
          <Link className={buttonClass('primary')} to={intakeLink(office)}>
            {t('office.start')}
          </Link>
          <a className={buttonClass()} href={phoneLink(office.phone)}>
            {t('office.call', { phone: office.phone })}
          </a>
        </div>
      </section>
    </PageFrame>
  );
};

const Ways = () => {
  const t = useTranslate();
  return (
    <nav className="public-ways" aria-label={t('office.locations')}>
      <Link to="/">
        <BackArrow /> {t('office.back')}
      </Link>
      <Link to="/agent-links">{t('office.locations')}</Link>
      <Link to="/login">{t('office.signIn')}</Link>
    </nav>
  );
};

export const OfficeNotFound = () => {
  const t = useTranslate();
  return <NotFound title={t('office.notFound')} detail={t('office.notFoundDetail')} to="/" label={t('office.back')} />;
};
