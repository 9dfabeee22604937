import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { coreWords } from './core.words';
import { MenuIcon } from './icons';

interface SiteHeaderProps {
  /** A link, best with the class `ui-brand`. */
  brand: ReactNode;
  /** Router links; the one in use carries `aria-current="page"`. */
  links: readonly { key: string; link: ReactNode }[];
  /** Name, role, sign-out. */
  account?: ReactNode;
  /** Changes with every route, so that the menu of a phone closes. */
  place: string;
}

/** Header of every page: under 1024 px the links fold into a menu. */
export function SiteHeader({ brand, links, account, place }: SiteHeaderProps) {
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === place;
  const menu = useId();
  return (
    <header className="ui-header">
      <div className="ui-header__bar">
        {brand}
        {links.length > 0 ? (
          <Button
            kind="quiet"
            className="ui-header__menu"
            aria-expanded={open}
            aria-controls={menu}
            onClick={() => setOpenAt(open ? undefined : place)}
          >
            <MenuIcon /> {coreWords.menu}
          </Button>
        ) : null}
        {account ? (
          <div className="ui-header__account" data-open={links.length > 0 ? open : undefined}>
            {account}
          </div>
        ) : null}
        {links.length > 0 ? (
          <nav className="ui-nav" id={menu} data-open={open} aria-label={coreWords.mainNavigation}>
            <ul>
              {links.map(({ key, link }) => (
                <li key={key}>{link}</li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </header>
  );
}

/** Name and role in the header. */
export const Person = ({ name, role }: { name: string; role: string }) => (
  <div className="ui-person">
    <strong title={name}>{name}</strong>
    <span className="ui-quiet">{role}</span>
  </div>
);

interface SiteFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Skip link, header, main, footer. */
export const SiteFrame = ({ header, footer, children }: SiteFrameProps) => (
  <div className="ui-site">
    <a className="ui-skip" href="#main">
      {coreWords.skip}
    </a>
    {header}
    <main id="main" className="ui-main" tabIndex={-1}>
      {children}
    </main>
    {footer ? (
      <footer className="ui-footer">
        <div>{footer}</div>
      </footer>
    ) : null}
  </div>
);
