import { Link } from 'react-router-dom';
import { useSeason } from '@portal/data-access/season-context';
import { useSavedEstimateQuery } from '@portal/data-access/tax';
import { Card, ErrorState, MutedText, SkeletonCard } from '@portal/ui-kit/core';
import { NoEstimate } from './estimate/no-estimate';
import { RefundOrOwed } from './estimate/refund-or-owed';
import { StillNeeded } from './estimate/still-needed';
import { useEstimateNames } from './estimate/use-estimate-names';
import './estimate/estimate.css';

/**
 * Shows the same refund as the intake form, for its saved answers, with a link to the calculation. Calculated by the
 * server, so that the page does not load the tax engine.
 */
export const SavedEstimate = () => (useSeason().hasEstimate ? <Estimate /> : <NoEstimate />);

function Estimate() {
  const { t, stateName, balance } = useEstimateNames();
  const { tax_year } = useSeason();
  const { data: estimate, isError, refetch } = useSavedEstimateQuery();
  if (isError && !estimate) return <ErrorState title={t('tax.estimateFailed')} onRetry={() => void refetch()} />;
  if (estimate === undefined) return <SkeletonCard lines={4} />;
  const { result, needed } = estimate ?? { result: null, needed: [] };
  return (
    <Card id="estimate" title={t('tax.title')}>
      {result ? (
        <>
          <RefundOrOwed result={result} />
          <MutedText>{t('tax.ofYear', { year: String(tax_year) })}</MutedText>
          <dl className="tax-parts">
            <div>
              <dt>{t('tax.federal')}</dt>
              <dd>{balance(result.federal_refund_portion)}</dd>
            </div>
            <div>
              <dt>{t('tax.state', { name: stateName(result.state) })}</dt>
              <dd>{balance(result.state_refund_portion)}</dd>
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
