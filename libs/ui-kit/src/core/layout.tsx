import { useId, type ReactNode } from 'react';

interface Children {
  children: ReactNode;
}

/** One below the other. */
export const Stack = ({ children, gap }: Children & { gap?: 'tight' | 'loose' }) => (
  <div className={gap ? `ui-stack ui-stack--${gap}` : 'ui-stack'}>{children}</div>
);

/** Side by side while there is room. */
export const Inline = ({ children, apart = false }: Children & { apart?: boolean }) => (
  <div className={apart ? 'ui-inline ui-inline--apart' : 'ui-inline'}>{children}</div>
);

/** As many columns as fit, one on a phone; the last line fills its width, so that no number of cards leaves a hole. */
export const Grid = ({ children, width }: Children & { width?: 'narrow' | 'wide' }) => (
  <div className={width ? `ui-grid ui-grid--${width}` : 'ui-grid'}>{children}</div>
);

interface CardProps extends Children {
  title?: ReactNode;
  /** Beside the title. */
  extra?: ReactNode;
  /** For links to this section. */
  id?: string;
}

/** A section in a frame, named by its title. Own part: antd's Card brings its tabs along, 30 kB on a visitor's page. */
export function Card({ title, extra, id, children }: CardProps) {
  const own = useId();
  const heading = `${id ?? own}-title`;
  return (
    <section className="ui-card" id={id} aria-labelledby={title ? heading : undefined}>
      {title ? (
        <Inline apart>
          <h2 id={heading}>{title}</h2>
          {extra}
        </Inline>
      ) : null}
      {children}
    </section>
  );
}

interface PageFrameProps extends Children {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Of what is below the title. `form`: 640 px, `reading`: 72 characters, `full`: up to 1200 px. */
  width?: 'form' | 'reading' | 'full';
}

/** A screen: its one `h1`, what it is for, and its content; every title starts at the same left edge. */
export const PageFrame = ({ title, lead, actions, width = 'full', children }: PageFrameProps) => (
  <div className="ui-page">
    <header className="ui-page__head">
      <div className="ui-stack ui-stack--tight">
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className="ui-page__lead">{lead}</p> : null}
      </div>
      {actions}
    </header>
    <div className={`ui-page__body ui-page__body--${width}`}>{children}</div>
  </div>
);

interface AlertProps {
  tone?: 'info' | 'error' | 'success' | 'warning';
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once; for what appears after something was done. */
  live?: boolean;
}

/** A framed remark. Amber (`warning`) is only for what the reader has to do. Own part: bytes of the sign-in page. */
export const Alert = ({ tone = 'info', title, children, live = false }: AlertProps) => (
  <div className={`ui-alert ui-alert--${tone}`} role={live ? 'alert' : undefined}>
    {title ? <strong>{title}</strong> : null}
    {children}
  </div>
);

/** Items with something at the end of their line; each child is an `li`. */
export const List = ({ children }: Children) => <ul className="ui-list">{children}</ul>;
export const MutedText = ({ children }: Children) => <p className="ui-muted">{children}</p>;
export const VisuallyHidden = ({ children }: Children) => <span className="ui-hidden">{children}</span>;
