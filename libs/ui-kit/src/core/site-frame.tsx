import { useCallback, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';
import { headerSlotRef } from './header-slot';
import { MenuIcon } from './icons';
import { themeChoices } from './theme-choice';

interface SiteHeaderProps {
  /** A link, usually with the class `ui-brand`. */
  brand: ReactNode;
  /** Router links; the active one has `aria-current="page"`. */
  links: readonly { key: string; link: ReactNode }[];
  /** The language select, which people look for at the top. */
  language?: ReactNode;
  /** The user's name and role, and the sign-out button. */
  account?: ReactNode;
  /** Identifies the current route; on a phone, a change closes the menu. */
  place: string;
}

/** Number of links up to which they fit beside the account on a tablet. */
const fewLinks = 5;

/** Returns whether the window is too narrow for a row of this many links. */
function useFolded(links: number): boolean {
  const query = links > fewLinks ? '(max-width: 78rem)' : '(max-width: 64rem)';
  const subscribe = useCallback(
    (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Header of every page, in one row; in a narrow window its links fold into a menu. */
export function SiteHeader({ brand, links, language, account, place }: SiteHeaderProps) {
  const t = useTranslate();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === place;
  const menu = useId();
  const folded = useFolded(links.length);
  return (
    <header className={folded ? 'ui-header ui-header--folded' : 'ui-header'}>
      <div className="ui-header__bar">
        {brand}
        <div className="ui-header__slot" ref={headerSlotRef} />
        {folded && links.length > 0 ? (
          <Button
            kind="text"
            className="ui-header__menu"
            aria-expanded={open}
            aria-controls={menu}
            onClick={() => setOpenAt(open ? undefined : place)}
          >
            <MenuIcon /> {t('core.menu')}
          </Button>
        ) : null}
        {language ? <div className="ui-header__language">{language}</div> : null}
        {account ? (
          <div className="ui-header__account" data-open={folded && links.length > 0 ? open : undefined}>
            {account}
          </div>
        ) : null}
        {links.length > 0 ? (
          <nav className="ui-nav" id={menu} data-open={folded ? open : undefined} aria-label={t('core.mainNavigation')}>
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

/** The user's name and role, in the header. */
export const AccountName = ({ name, roleName }: { name: string; roleName: string }) => (
  <div className="ui-account-name">
    <strong title={name}>{name}</strong>
    <span className="ui-muted">{roleName}</span>
  </div>
);

interface SiteFooterProps {
  /** The office's contact details, empty where not entered yet; undefined while loading. */
  site: { name: string; phone: string; email: string } | undefined;
  /** Links to the privacy notice and the terms. */
  links: ReactNode;
  /** Appearance select. */
  choices: ReactNode;
}

/** Footer with the office's contact details, the links that every page needs, and the appearance select. */
export const SiteFooter = ({ site, links, choices }: SiteFooterProps) => (
  <div className="ui-inline ui-inline--apart">
    <address className="ui-contact">
      {site ? (
        <>
          <strong>{site.name}</strong>
          {site.phone ? <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a> : null}
          {site.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : null}
        </>
      ) : null}
    </address>
    <div className="ui-contact">{links}</div>
    <div className="ui-choices">{choices}</div>
  </div>
);

interface ChoiceProps<Value extends string> {
  label: string;
  /** `lang`: language of the option's text, if it differs from the page's. */
  options: readonly { value: Value; text: string; lang?: string }[];
  value: Value;
  onChange?: (value: Value) => void;
  /** Shown in place of the label, which only screen readers read then. */
  icon?: ReactNode;
  /** Identifies the select for the script of prerendered pages, which run without React. */
  name: string;
}

/** Native select in the header or footer: fast on a phone, with nothing to download. */
export function Choice<Value extends string>({ label, options, value, onChange, icon, name }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={icon ? 'ui-choice ui-choice--icon' : 'ui-choice'}>
      {icon}
      <label htmlFor={id} className={icon ? 'ui-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange?.(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Options for a `Choice` of appearance: light, dark or system. */
export const appearanceOptions = (t: Translate) =>
  themeChoices.map((value) => ({ value, text: t(`core.appearances.${value}`) }));

interface SiteFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Page frame: skip link, header, main content and footer. */
export const SiteFrame = ({ header, footer, children }: SiteFrameProps) => {
  const t = useTranslate();
  return (
    <div className="ui-site">
      <a className="ui-skip" href="#main">
        {t('core.skip')}
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
};
