import { useId, useState, type ReactNode } from 'react';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Button } from './button';
import { MenuIcon } from './icons';
import { themeChoices } from './theme-choice';

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

/** Name and role in the header. */
export const AccountName = ({ name, roleName }: { name: string; roleName: string }) => (
  <div className="ui-account-name">
    <strong title={name}>{name}</strong>
    <span className="ui-muted">{roleName}</span>
  </div>
);

interface SiteFooterProps {
  /** Absent while it is on its way. */
  site: { name: string; phone: string; email: string } | undefined;
  /** Language and appearance. */
  choices: ReactNode;
}

/** How to reach the office, and the choices of the reader. */
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
  /** `lang`: of the text, where it is not the page's. */
  options: readonly { value: Value; text: string; lang?: string }[];
  value: Value;
  onChange?: (value: Value) => void;
  /** For the script of a page without React: what is chosen here. */
  name: string;
}

/** A native select of the footer: quick on a phone, and nothing to download. */
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

/** Light, dark, or as the system has it: texts and values for a `Choice`. */
export const appearanceOptions = (t: Translate) =>
  themeChoices.map((value) => ({ value, text: t(`core.appearances.${value}`) }));

interface SiteFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Skip link, header, main, footer. */
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
