import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';
import { BrokenIcon, EmptyIcon } from './icons';
import { VisuallyHidden } from './layout';

interface QueryStatesProps {
  loading: boolean;
  failed: boolean;
  isEmpty: boolean;
  /** Skeleton in the shape of the content. */
  skeleton: ReactNode;
  /** Error message. */
  error: ReactNode;
  empty: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows one of the four states of a list: loading, failed with a Try Again button, empty, or loaded. */
export function QueryStates({ loading, failed, isEmpty, skeleton, error, empty, onRetry, children }: QueryStatesProps) {
  if (loading) return <LoadingState>{skeleton}</LoadingState>;
  if (failed) return <ErrorState title={error} onRetry={onRetry} />;
  return isEmpty ? empty : children;
}

/** Wraps a skeleton and announces loading to screen readers. */
export const LoadingState = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('core.loading')}</VisuallyHidden>
      {children}
    </div>
  );
};

interface EmptyStateProps {
  /** Message for the empty list, worded as in the specification. */
  title: ReactNode;
  /** Next step for the user: a link or a button. */
  action?: ReactNode;
}

export const EmptyState = ({ title, action }: EmptyStateProps) => (
  <div className="ui-state ui-state--boxed">
    <EmptyIcon />
    <p>{title}</p>
    {action}
  </div>
);

interface ErrorStateProps {
  /** Error message, such as what failed to load. */
  title: ReactNode;
  detail?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

export const ErrorState = ({ title, detail, onRetry, busy = false }: ErrorStateProps) => {
  const t = useTranslate();
  return (
    <div className="ui-state ui-state--boxed" role="alert">
      <BrokenIcon />
      <p>
        <strong>{title}</strong>
      </p>
      {detail ? <p className="ui-muted">{detail}</p> : null}
      {onRetry ? (
        <Button busy={busy} onClick={onRetry}>
          {t('core.tryAgain')}
        </Button>
      ) : null}
    </div>
  );
};

/** Spinner for loading content of unknown shape. */
export const Spinner = ({ label }: { label?: string }) => {
  const t = useTranslate();
  return (
    <div className="ui-state" role="status">
      <span className="ui-spinner" />
      <VisuallyHidden>{label ?? t('core.loading')}</VisuallyHidden>
    </div>
  );
};

/** Skeleton lines of text. Custom, because antd's Skeleton adds 4 kB to every visitor's first page. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <ul className="ui-skeleton">
    {Array.from({ length: lines }, (_, at) => (
      <li key={at} />
    ))}
  </ul>
);

export const SkeletonCard = ({ lines = 2 }: { lines?: number }) => (
  <div className="ui-card">
    <SkeletonLines lines={lines + 1} />
  </div>
);

export const SkeletonTiles = ({ count = 4 }: { count?: number }) => (
  <div className="ui-grid ui-grid--narrow">
    {Array.from({ length: count }, (_, at) => (
      <div className="ui-tile" key={at}>
        <SkeletonLines lines={2} />
      </div>
    ))}
  </div>
);

/** Skeleton of a form's fields. */
export const SkeletonForm = ({ fields = 6 }: { fields?: number }) => (
  <div className="ui-card ui-skeleton-form">
    {Array.from({ length: fields }, (_, at) => (
      <div key={at} className="ui-skeleton">
        <span className="ui-skeleton__label" />
        <span className="ui-skeleton__control" />
      </div>
    ))}
  </div>
);

/** Skeleton of a table's header and rows. */
export const SkeletonTable = ({ rows = 12 }: { rows?: number }) => (
  <div className="ui-skeleton-table" data-rows="loading">
    {Array.from({ length: rows + 1 }, (_, at) => (
      <span key={at} className="ui-skeleton-table__row">
        <span className="ui-skeleton__label" />
        <span className="ui-skeleton__label" />
        <span className="ui-skeleton__label" />
      </span>
    ))}
  </div>
);

/** Shape of a page before its code has loaded. */
export type PageShape = 'cards' | 'form' | 'table';

const bodies: Readonly<Record<PageShape, ReactNode>> = {
  cards: (
    <>
      <SkeletonTiles />
      <SkeletonCard lines={4} />
      <SkeletonCard lines={4} />
    </>
  ),
  form: <SkeletonForm />,
  table: <SkeletonTable />,
};

/** A page in the shape of what will replace it, so that nothing moves when it loads. */
export const PageSkeleton = ({ shape = 'cards', label }: { shape?: PageShape | undefined; label?: string }) => {
  const t = useTranslate();
  return (
    <div className="ui-page" role="status" aria-busy="true">
      <VisuallyHidden>{label ?? t('core.loading')}</VisuallyHidden>
      <div className="ui-page__head">
        <span className="ui-skeleton__title" />
      </div>
      <div className={`ui-page__body ui-page__body--${shape === 'form' ? 'form' : 'full'}`}>{bodies[shape]}</div>
    </div>
  );
};
