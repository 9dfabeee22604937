import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, lazyPart } from '@portal/ui-kit/core';
import type { ReviewStepProps } from './review.step';

/** Starts loading while the visitor fills in the earlier steps. */
export const ReviewPart = lazyPart<ReviewStepProps>(
  () => import('./review.step'),
  function ReviewWaiting({ failed, onRetry }) {
    const t = useTranslate();
    if (failed) return <ErrorState title={t('intakeWizard.stepFailed')} onRetry={onRetry} />;
    return (
      <LoadingState>
        <SkeletonCard lines={6} />
      </LoadingState>
    );
  },
);
