import { useId, useState, type ReactNode } from 'react';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';
import { MenuIcon } from './icons';
import { themeChoices } from './theme-choice';

interface SiteHeaderProps {
  /** A link, usually with the class `ui-brand`. */
  brand: ReactNode;
  /** Router links; the active one has `aria-current="page"`. */
  links: readonly { key: string; link: ReactNode }[];
  /** The user's name and role, and the sign-out button. */
  account?: ReactNode;
  /** Identifies the current route; on a phone, a change closes the menu. */
  place: string;
}

/** Header of every page; below 1024 px its links fold into a menu. */
export function SiteHeader({ brand, links, account, place }: SiteHeaderProps) {
  const t = useTranslate();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === place;
  const menu = useId();
  return (
    <header className="ui-header">
      <div className="ui-header__bar">
        {brand}
        {links.length > 0 ? (
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
        {account ? (
          <div className="ui-header__account" data-open={links.length > 0 ? open : undefined}>
            {account}
          </div>
        ) : null}
        {links.length > 0 ? (
          <nav className="ui-nav" id={menu} data-open={open} aria-label={t('core.mainNavigation')}>
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
  /** The office's contact details; undefined while loading. */
  site: { name: string; phone: string; email: string } | undefined;
  /** Language and appearance selects. */
  choices: ReactNode;
}

/** Footer with the office's contact details and the language and appearance selects. */
export const SiteFooter = ({ site, choices }: SiteFooterProps) => (
  <div className="ui-inline ui-inline--apart">
    <address className="ui-contact">
      {site ? (
        <>
          <strong>{site.name}</strong>
          <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </>
      ) : null}
    </address>
    <div className="ui-choices">{choices}</div>
  </div>
);

interface ChoiceProps<Value extends string> {
  label: string;
  /** `lang`: language of the option's text, if it differs from the page's. */
  options: readonly { value: Value; text: string; lang?: string }[];
  value: Value;
  onChange?: (value: Value) => void;
  /** Identifies the select for the script of prerendered pages, which run without React. */
  name: string;
}

/** Native select in the footer: fast on a phone, with nothing to download. */
export function Choice<Value extends string>({ label, options, value, onChange, name }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="ui-choice">
      <label htmlFor={id}>{label}</label>
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
