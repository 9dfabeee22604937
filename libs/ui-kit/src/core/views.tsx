import type { ReactNode } from 'react';
import { Button } from './button';
import { coreWords } from './core.words';
import { BrokenIcon, EmptyIcon } from './icons';
import { Hidden } from './layout';

/** Something is on its way and its shape is not known. */
export const Spinner = ({ label = coreWords.loading }: { label?: string }) => (
  <div className="ui-view" role="status">
    <span className="ui-spinner" />
    <Hidden>{label}</Hidden>
  </div>
);

interface EmptyViewProps {
  /** The specified sentence. */
  title: ReactNode;
  /** What to do next. */
  next?: ReactNode;
}

export const EmptyView = ({ title, next }: EmptyViewProps) => (
  <div className="ui-view ui-view--boxed">
    <EmptyIcon />
    <p>{title}</p>
    {next}
  </div>
);

interface ErrorViewProps {
  /** What failed. */
  title: ReactNode;
  detail?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

export const ErrorView = ({ title, detail, onRetry, busy = false }: ErrorViewProps) => (
  <div className="ui-view ui-view--boxed" role="alert">
    <BrokenIcon />
    <p>
      <strong>{title}</strong>
    </p>
    {detail ? <p className="ui-quiet">{detail}</p> : null}
    {onRetry ? (
      <Button busy={busy} onClick={onRetry}>
        {coreWords.tryAgain}
      </Button>
    ) : null}
  </div>
);

interface NoticeProps {
  tone?: 'info' | 'wrong' | 'done' | 'turn';
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once; for what appears after something was done. */
  live?: boolean;
}

/** A framed remark. Amber (`turn`) is only for what the reader has to do. */
export const Notice = ({ tone = 'info', title, children, live = false }: NoticeProps) => (
  <div className={`ui-notice ui-notice--${tone}`} role={live ? 'alert' : undefined}>
    {title ? <strong>{title}</strong> : null}
    {children}
  </div>
);
