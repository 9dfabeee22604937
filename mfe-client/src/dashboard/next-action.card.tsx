import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Alert, Inline, buttonClass } from '@portal/ui-kit/core';
import type { NextAction } from './next-action';

/** First of all: what is to be done now. Amber only when it is the reader's turn. */
export const NextActionCard = ({ next }: { next: NextAction }) => {
  const t = useTranslate();
  return (
    <section aria-label={t('dashboard.nextTitle')}>
      <Alert tone={next.to ? 'warning' : 'success'}>
        <Inline apart>
          <div>
            <h2>{t(`dashboard.next.${next.step}.title`)}</h2>
            <p>{t(`dashboard.next.${next.step}.about`)}</p>
          </div>
          {next.to && next.action ? (
            <Link className={buttonClass('primary')} to={next.to}>
              {t(`dashboard.actions.${next.action}`)}
            </Link>
          ) : null}
        </Inline>
      </Alert>
    </section>
  );
};
