import { LoadingState, SkeletonCard } from '@portal/ui-kit/core';

/** Skeleton of a form while loading. */
export const FormSkeleton = () => (
  <LoadingState>
    <div className="tax-screen">
      <div className="tax-fields">
        <SkeletonCard lines={6} />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={5} />
      </div>
    </div>
  </LoadingState>
);
