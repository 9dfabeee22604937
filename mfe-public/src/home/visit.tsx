import { Link } from 'react-router-dom';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { useTranslate } from '@portal/i18n';
import { LoadingState, SkeletonCard } from '@portal/ui-kit/core';
import { phoneLink } from '../directory/contact-links';
import { OfficeFacts } from '../office/office-facts';

interface VisitProps {
  offices: ListPage<OfficeRow> | undefined;
  /** The phone number at the top of the page; an office's own number is shown only if it differs. */
  phone: string | undefined;
}

/** Where the offices are and when they are open; renders nothing if there are none or they fail to load. */
export function Visit({ offices, phone }: VisitProps) {
  const t = useTranslate();
  if (offices?.rows.length === 0) return null;
  return (
    <section className="public-points" aria-labelledby="visit">
      <h2 id="visit">{t('home.visitTitle')}</h2>
      {offices ? (
        <ul className="public-places">
          {offices.rows.map((office) => (
            <li key={office.id} className="ui-card">
              <h3>
                <Link to={`/office/${office.id}`}>{office.name}</Link>
              </h3>
              <OfficeFacts office={office} />
              {phone !== undefined && phoneLink(office.phone) !== phoneLink(phone) ? (
                <a className="public-more" href={phoneLink(office.phone)}>
                  {office.phone}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingState>
          <SkeletonCard lines={5} />
        </LoadingState>
      )}
      {offices && offices.total > offices.rows.length ? (
        <Link className="public-more" to="/agent-links#office-list">
          {t('home.allOffices', { count: offices.total })}
        </Link>
      ) : null}
    </section>
  );
}
