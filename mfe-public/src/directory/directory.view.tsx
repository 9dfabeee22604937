import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, buttonClass, linkCardClass } from '@portal/ui-kit/core';
import { BackArrow } from '../not-found/back-arrow';
import { mailLink, phoneLink } from './contact-links';
import { CopyLinkButton } from './copy-link.button';
import { PreparerCard } from './preparer.card';

interface DirectoryViewProps {
  filters: ReactNode;
  /** The list of preparers, or its loading, error or empty state. */
  list: ReactNode;
  offices: ListPage<OfficeRow> | undefined;
  /** Whether the offices are the result of a search. */
  officesSearched: boolean;
}

/** Lists all preparers and offices (specification part 2, section 2). */
export function DirectoryView({ filters, list, offices, officesSearched }: DirectoryViewProps) {
  const t = useTranslate();
  return (
    <PageFrame title={t('directory.title')} lead={t('directory.lead')} actions={<Ways />}>
      {filters}
      <div id="preparers">{list}</div>
      <div id="office-list">{offices ? <OfficeList offices={offices} searched={officesSearched} /> : null}</div>
    </PageFrame>
  );
}

/** @param searched whether the offices are the result of a search */
function OfficeList({ offices: { rows, total }, searched }: { offices: ListPage<OfficeRow>; searched: boolean }) {
  const t = useTranslate();
  if (rows.length === 0 && !searched) return null;
  return (
    <section className="ui-stack" aria-labelledby="offices">
      <h2 id="offices">{t('directory.officesTitle')}</h2>
      {total > rows.length ? <p role="status">{t('directory.officesShown', { count: rows.length, total })}</p> : null}
      {rows.length === 0 ? <p role="status">{t('directory.noOffice')}</p> : null}
      <ul className="ui-grid">
        {rows.map(({ id, name, address, city }) => (
          <li key={id}>
            <Link className={linkCardClass} to={`/office/${id}`}>
              <strong>{name}</strong>
              <span>{`${address}, ${city}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PreparerListProps {
  preparers: readonly PreparerRow[];
  /** Number of preparers that match the filters, on all pages. */
  total: number;
}

export function PreparerList({ preparers, total }: PreparerListProps) {
  const t = useTranslate();
  return (
    <>
      <p className="public-found" role="status">
        {t('directory.found', { total })}
      </p>
      <ul className="public-preparers">
        {preparers.map((preparer) => (
          <li key={preparer.id}>
            <Listed preparer={preparer} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NobodyProps {
  /** Whether a search or filter is active. */
  filtered: boolean;
  /** Stored in the history entry without filters, to reset the search fields. */
  cleared?: number;
  onClear?: () => void;
}

export function Nobody({ filtered, cleared, onClear }: NobodyProps) {
  const t = useTranslate();
  if (!filtered) return <EmptyState title={t('directory.empty')} />;
  return (
    <EmptyState
      title={t('directory.noMatch')}
      action={
        <Link className={buttonClass()} to="/agent-links" state={{ cleared }} onClick={onClear}>
          {t('directory.clear')}
        </Link>
      }
    />
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
  const name = fullName(preparer);
  const labelled = (action: 'visit' | 'email' | 'call') =>
    t('directory.of', { action: t(`directory.${action}`), name });
  return (
    <PreparerCard preparer={preparer} heading="h2">
      <Link className={buttonClass()} to={preparer.portal_url} aria-label={labelled('visit')}>
        {t('directory.visit')}
      </Link>
      {preparer.phone ? (
        <a className={buttonClass()} href={phoneLink(preparer.phone)} aria-label={labelled('call')}>
          {t('directory.call')}
        </a>
      ) : null}
      <a className={buttonClass()} href={mailLink(preparer.email)} aria-label={labelled('email')}>
        {t('directory.email')}
      </a>
      <CopyLinkButton path={preparer.portal_url} name={name} />
    </PreparerCard>
  );
};
