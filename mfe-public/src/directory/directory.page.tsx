import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, QueryStates, SkeletonCard, buttonClass, linkCardClass } from '@portal/ui-kit/core';
import { BackArrow } from '../not-found/back-arrow';
import { mailLink, phoneLink } from './contact-links';
import { CopyLinkButton } from './copy-link.button';
import { DirectoryFilters, noFilter } from './directory.filters';
import { PreparerCard, nameOf } from './preparer.card';

/** Everybody who prepares returns here, and where (specification part 2, section 2). */
export function DirectoryPage() {
  const t = useTranslate();
  const [filter, setFilter] = useState(noFilter);
  const [cleared, setCleared] = useState(0);
  const { data: preparers = [], isLoading, isError, refetch } = useDirectoryQuery({ query: filter });
  const { data: offices } = usePublicOfficesQuery();
  const isFiltered = filter.search !== '' || filter.office_id !== '';
  const clear = (): void => {
    setFilter(noFilter);
    setCleared(cleared + 1);
  };

  return (
    <PageFrame title={t('directory.title')} lead={t('directory.lead')} actions={<Ways />}>
      <DirectoryFilters key={cleared} filter={filter} offices={offices} onChange={setFilter} />
      <QueryStates
        loading={isLoading}
        failed={isError}
        isEmpty={preparers.length === 0}
        skeleton={<Skeletons />}
        error={t('directory.failed')}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('directory.noMatch')}
              action={
                <button type="button" className={buttonClass()} onClick={clear}>
                  {t('directory.clear')}
                </button>
              }
            />
          ) : (
            <EmptyState title={t('directory.empty')} />
          )
        }
        onRetry={() => void refetch()}
      >
        <ul className="public-preparers">
          {preparers.map((preparer) => (
            <li key={preparer.id}>
              <Listed preparer={preparer} />
            </li>
          ))}
        </ul>
      </QueryStates>
      {offices && offices.length > 0 ? (
        <section className="ui-stack" aria-labelledby="offices">
          <h2 id="offices">{t('directory.officesTitle')}</h2>
          <ul className="ui-grid">
            {offices.map(({ id, name, address, city }) => (
              <li key={id}>
                <Link className={linkCardClass} to={`/office/${id}`}>
                  <strong>{name}</strong>
                  <span>{`${address}, ${city}`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </PageFrame>
  );
}

const Ways = () => {
  const t = useTranslate();
  return (
    <nav className="public-ways" aria-label={t('directory.title')}>
      <Link to="/">
        <BackArrow /> {t('directory.back')}
      </Link>
      <Link to="/login">{t('directory.signIn')}</Link>
    </nav>
  );
};

const Listed = ({ preparer }: { preparer: PreparerRow }) => {
  const t = useTranslate();
  const name = nameOf(preparer);
  const labelled = (action: 'visit' | 'email' | 'call') =>
    t('directory.of', { action: t(`directory.${action}`), name });
  return (
    <PreparerCard preparer={preparer} heading="h2">
      <Link className={buttonClass()} to={preparer.portal_url} aria-label={labelled('visit')}>
        {t('directory.visit')}
      </Link>
      <CopyLinkButton path={preparer.portal_url} name={name} />
      <a className={buttonClass()} href={mailLink(preparer.email)} aria-label={labelled('email')}>
        {t('directory.email')}
      </a>
      {preparer.phone ? (
        <a className={buttonClass()} href={phoneLink(preparer.phone)} aria-label={labelled('call')}>
          {t('directory.call')}
        </a>
      ) : null}
    </PreparerCard>
  );
};

const Skeletons = () => (
  <div className="public-preparers">
    {Array.from({ length: 6 }, (_, at) => (
      <SkeletonCard key={at} lines={6} />
    ))}
  </div>
);
