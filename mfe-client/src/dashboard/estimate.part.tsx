import { useTranslate } from '@portal/i18n';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { ErrorState, SkeletonCard, lazyPart, type WaitingProps } from '@portal/ui-kit/core';

interface EstimateProps {
  intake: IntakeForm;
}

function Waiting({ failed, onRetry }: WaitingProps<EstimateProps>) {
  const t = useTranslate();
  return failed ? <ErrorState title={t('tax.estimateFailed')} onRetry={onRetry} /> : <SkeletonCard lines={4} />;
}

/** Lazy-loaded, because the tax engine must not delay the dashboard. */
export const EstimatePart = lazyPart<EstimateProps>(() => import('@portal/feature-tax-forms/saved-estimate'), Waiting);
