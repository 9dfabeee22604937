import { LoadingState, SkeletonCard, SkeletonForm, SkeletonLines } from '@portal/ui-kit/core';

/** Skeleton of a form while loading: rail, fields and result on a desk, one section on a phone. */
export const FormSkeleton = () => (
  <LoadingState>
    <div className="tax-screen">
      <div className="tax-fields">
        <SkeletonForm fields={8} />
      </div>
      <div className="tax-side tax-side--loading">
        <div className="tax-guide">
          <SkeletonLines lines={9} />
        </div>
        <SkeletonCard lines={3} />
      </div>
    </div>
  </LoadingState>
);
