import { LoadingState, SkeletonCard } from '@portal/ui-kit/core';

/** A form that is on its way. */
export const FormShape = () => (
  <LoadingState>
    <div className="tax-fields">
      <SkeletonCard lines={6} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={5} />
    </div>
  </LoadingState>
);
