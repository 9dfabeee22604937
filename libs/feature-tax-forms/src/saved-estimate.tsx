import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useMyScheduleCQuery } from '@portal/data-access/schedule-c';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { Card, ErrorState, MutedText, SkeletonCard } from '@portal/ui-kit/core';
import { StillNeeded } from './estimate/panel-lines';
import { RefundOrOwed } from './estimate/refund-or-owed';
import { useSavedEstimate } from './estimate/use-estimate';
import { useEstimateNames } from './estimate/use-estimate-names';
import { valuesOf } from './intake/intake.definition';
import './estimate/estimate.css';

/** Shows the same refund as the intake form, for its saved answers, with a link to the calculation. */
export default function SavedEstimate({ intake }: { intake: IntakeBody }) {
  const { t, stateName, balance } = useEstimateNames();
  const values = useMemo(() => valuesOf(intake), [intake]);
  const { data: business, isError, refetch } = useMyScheduleCQuery();
  const { answer, needed, onRetry } = useSavedEstimate(values, business);
  const retry = isError && business === undefined ? () => void refetch() : onRetry;
  if (retry) return <ErrorState title={t('tax.estimateFailed')} onRetry={retry} />;
  if (!answer && needed.length === 0) return <SkeletonCard lines={4} />;
  return (
    <Card id="estimate" title={t('tax.title')}>
      {answer ? (
        <>
          <RefundOrOwed result={answer.result} />
          <dl className="tax-parts">
            <div>
              <dt>{t('tax.federal')}</dt>
              <dd>{balance(answer.result.federal_refund_portion)}</dd>
            </div>
            <div>
              <dt>{t('tax.state', { name: stateName(answer.result.state) })}</dt>
              <dd>{balance(answer.result.state_refund_portion)}</dd>
            </div>
          </dl>
          <MutedText>{t('tax.disclaimer')}</MutedText>
          <p>
            <Link to="/intake-form" state={{ sheets: ['trace'] }}>
              {t('tax.howWeGotThis')}
            </Link>
          </p>
        </>
      ) : (
        <StillNeeded needed={needed} />
      )}
    </Card>
  );
}
