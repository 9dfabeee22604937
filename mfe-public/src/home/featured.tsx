import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { LoadingState, SkeletonCard, buttonClass } from '@portal/ui-kit/core';
import { mailLink } from '../directory/contact-links';
import { PreparerCard } from '../directory/preparer.card';

/** The three featured preparers; renders nothing if they fail to load. */
export function Featured({ preparers }: { preparers: readonly PreparerRow[] | undefined }) {
  const t = useTranslate();
  if (preparers?.length === 0) return null;
  return (
    <section className="public-points" aria-labelledby="featured">
      <h2 id="featured">{t('home.featuredTitle')}</h2>
      {preparers ? (
        <ul className="public-preparers">
          {preparers.map((preparer) => (
            <li key={preparer.id}>
              <PreparerCard preparer={preparer}>
                <Link
                  className={buttonClass()}
                  to={preparer.portal_url}
                  aria-label={t('home.portalLabel', { name: fullName(preparer) })}
                >
                  {t('home.portalOf')}
                </Link>
                <a href={mailLink(preparer.email)}>{preparer.email}</a>
              </PreparerCard>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingState>
          <div className="public-preparers">
            {[1, 2, 3].map((at) => (
              <SkeletonCard key={at} lines={6} />
            ))}
          </div>
        </LoadingState>
      )}
    </section>
  );
}
