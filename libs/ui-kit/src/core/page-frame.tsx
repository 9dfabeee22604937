import type { ReactNode } from 'react';

interface PageFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `form`: 640 px, `reading`: 72 characters, `full`: the screen up to 1200 px. */
  width?: 'form' | 'reading' | 'full';
  children: ReactNode;
}

/** A screen: its one `h1`, what it is for, and its content at the right width. */
export function PageFrame({ title, lead, actions, width = 'full', children }: PageFrameProps) {
  return (
    <div className={`ui-page ui-page--${width}`}>
      <header className="ui-page__head">
        <div className="ui-stack ui-stack--tight">
          <h1 tabIndex={-1}>{title}</h1>
          {lead ? <p className="ui-page__lead">{lead}</p> : null}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
