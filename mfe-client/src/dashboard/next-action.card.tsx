import { Link } from 'react-router-dom';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { useTranslate } from '@portal/i18n';
import { Inline, buttonClass } from '@portal/ui-kit/core';
import type { NextAction } from './next-action';

interface NextActionCardProps {
  next: NextAction;
  /** Required document types that have not been uploaded yet. */
  missing: readonly DocumentType[];
  /** Whether to show it as the next step after a completed action. */
  follows?: boolean;
}

/** Shows the next action, marked in amber only if the user has to do something. */
export const NextActionCard = ({ next, missing, follows = false }: NextActionCardProps) => {
  const t = useTranslate();
  const title = t(`dashboard.next.${next.step}.title`);
  const names = missing.map((type) => t(`documents.types.${type}`)).join(', ');
  return (
    <section className="ui-card dash-next" data-open={Boolean(next.to)} aria-label={t('dashboard.nextTitle')}>
      <Inline apart>
        <div className="dash-next__words">
          {next.to ? <span className="dash-turn">{t('dashboard.yourTurn')}</span> : null}
          <h2>{follows && next.to ? t('dashboard.submitted.next', { what: title }) : title}</h2>
          <p>{t(`dashboard.next.${next.step}.about`)}</p>
          {next.step === 'done' && names ? <p>{t('dashboard.openDocuments', { names })}</p> : null}
        </div>
        {next.to && next.action ? (
          <Link className={buttonClass('primary')} to={next.to}>
            {t(`dashboard.actions.${next.action}`)}
          </Link>
        ) : null}
      </Inline>
    </section>
  );
};
