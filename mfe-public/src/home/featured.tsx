import { Link } from 'react-router-dom';
import { useDirectoryQuery } from '@portal/data-access/directory';
import { useTranslate } from '@portal/i18n';
import { LoadingState, SkeletonCard, buttonClass } from '@portal/ui-kit/core';
import { PreparerCard, nameOf } from '../directory/preparer.card';

/** Three people of the office; the page stands without them when they cannot be had. */
export function Featured() {
  const t = useTranslate();
  const { data = [], isLoading } = useDirectoryQuery({ query: { featured: true } });
  if (!isLoading && data.length === 0) return null;
  return (
    <section className="public-points" aria-labelledby="featured">
      <h2 id="featured">{t('home.featuredTitle')}</h2>
      {isLoading ? (
        <LoadingState>
          <div className="public-preparers">
            {[1, 2, 3].map((at) => (
              <SkeletonCard key={at} lines={6} />
            ))}
          </div>
        </LoadingState>
      ) : (
        <ul className="public-preparers">
          {data.map((preparer) => (
            <li key={preparer.id}>
              <PreparerCard preparer={preparer}>
                <Link
                  className={buttonClass()}
                  to={preparer.portal_url}
                  aria-label={t('home.portalLabel', { name: nameOf(preparer) })}
                >
                  {t('home.portalOf')}
                </Link>
              </PreparerCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
