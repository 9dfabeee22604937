import { useContext, useId, type ReactNode, type Ref } from 'react';
import { PageExtrasContext } from './page-extras';

interface Children {
  children: ReactNode;
}

/** Stacks its children vertically. */
export const Stack = ({ children, gap }: Children & { gap?: 'tight' | 'loose' }) => (
  <div className={gap ? `ui-stack ui-stack--${gap}` : 'ui-stack'}>{children}</div>
);

/** Places its children side by side while there is room. */
export const Inline = ({ children, apart = false }: Children & { apart?: boolean }) => (
  <div className={apart ? 'ui-inline ui-inline--apart' : 'ui-inline'}>{children}</div>
);

/**
 * Shows as many columns as fit, one on a phone; the last row fills the width, so that any number of cards leaves no
 * gap.
 */
export const Grid = ({ children, width, ref }: Children & { width?: 'narrow' | 'wide'; ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={width ? `ui-grid ui-grid--${width}` : 'ui-grid'}>
    {children}
  </div>
);

interface CardProps extends Children {
  title?: ReactNode;
  /** Shown next to the title. */
  extra?: ReactNode;
  /** Anchor for links to this section. */
  id?: string;
}

/**
 * Framed section labeled by its title. Custom, because antd's Card includes its tabs, which add 30 kB to a public page.
 */
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
  /** Shown next to the title. */
  actions?: ReactNode;
  /** Width of the content below the title: `form` is 640 px, `reading` is 72 characters, `full` is up to 1200 px. */
  width?: 'form' | 'reading' | 'full';
}

/** Page layout with the page's only `h1`, a lead and content; all titles start at the same left edge. */
export function PageFrame({ title, lead, actions, width = 'full', children }: PageFrameProps) {
  const { control, notice } = useContext(PageExtrasContext);
  return (
    <div className="ui-page">
      <header className="ui-page__head">
        <div className="ui-stack ui-stack--tight">
          <h1 tabIndex={-1}>{title}</h1>
          {lead ? <p className="ui-page__lead">{lead}</p> : null}
        </div>
        {control}
        {actions}
      </header>
      {notice}
      <div className={`ui-page__body ui-page__body--${width}`}>{children}</div>
    </div>
  );
}

interface AlertProps {
  tone?: 'info' | 'error' | 'success' | 'warning';
  title?: ReactNode;
  children?: ReactNode;
  /** Announces the alert immediately; for alerts that follow a user action. */
  live?: boolean;
}

/** Framed notice. Amber (`warning`) is reserved for what the user has to do. Custom, to keep the sign-in page small. */
export const Alert = ({ tone = 'info', title, children, live = false }: AlertProps) => (
  <div className={`ui-alert ui-alert--${tone}`} role={live ? 'alert' : undefined}>
    {title ? <strong>{title}</strong> : null}
    {children}
  </div>
);

/** List whose items may have content at the end of their row; each child is an `li`. */
export const List = ({ children }: Children) => <ul className="ui-list">{children}</ul>;
export const MutedText = ({ children }: Children) => <p className="ui-muted">{children}</p>;
export const VisuallyHidden = ({ children }: Children) => <span className="ui-hidden">{children}</span>;
