import type { ReactNode } from 'react';
import { Hidden } from './layout';
import { coreWords } from './core.words';
import { ErrorView } from './views';

interface FacesProps {
  loading: boolean;
  failed: boolean;
  empty: boolean;
  /** A skeleton of the real shape. */
  skeleton: ReactNode;
  /** The sentence for a failure. */
  failure: ReactNode;
  emptyView: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** The four faces of a list: loading, failed with Try Again, empty, full. */
export function Faces({ loading, failed, empty, skeleton, failure, emptyView, onRetry, children }: FacesProps) {
  if (loading) return <LoadingShape>{skeleton}</LoadingShape>;
  if (failed) return <ErrorView title={failure} onRetry={onRetry} />;
  return empty ? emptyView : children;
}

export const LoadingShape = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <Hidden>{coreWords.loading}</Hidden>
    {children}
  </div>
);
