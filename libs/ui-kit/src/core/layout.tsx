import type { ReactNode } from 'react';

interface Children {
  children: ReactNode;
}

/** One below the other. */
export const Stack = ({ children, gap }: Children & { gap?: 'tight' | 'loose' }) => (
  <div className={gap ? `ui-stack ui-stack--${gap}` : 'ui-stack'}>{children}</div>
);

/** Side by side while there is room. */
export const Row = ({ children, apart = false }: Children & { apart?: boolean }) => (
  <div className={apart ? 'ui-row ui-row--apart' : 'ui-row'}>{children}</div>
);

/** As many equal columns as fit; one on a phone. */
export const Columns = ({ children, width }: Children & { width?: 'narrow' | 'wide' }) => (
  <div className={width ? `ui-columns ui-columns--${width}` : 'ui-columns'}>{children}</div>
);

interface CardProps extends Children {
  title?: ReactNode;
  /** Beside the title. */
  extra?: ReactNode;
  /** Names the section for screen readers. */
  id?: string;
}

export function Card({ title, extra, id, children }: CardProps) {
  const heading = id ? `${id}-title` : undefined;
  return (
    <section className="ui-card" id={id} aria-labelledby={title ? heading : undefined}>
      {title ? (
        <Row apart>
          <h2 id={heading}>{title}</h2>
          {extra}
        </Row>
      ) : null}
      {children}
    </section>
  );
}

export const Hidden = ({ children }: Children) => <span className="ui-hidden">{children}</span>;
export const Quiet = ({ children }: Children) => <p className="ui-quiet">{children}</p>;
