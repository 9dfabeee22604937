import { useId, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Inline, SiteFrame, themeChoices, useThemeChoice } from '@portal/ui-kit/core';
import { useSite } from '@portal/data-access/site';
import { Header } from './header';
import { LanguageSelect } from './language-select';
import './layout.css';

/** Header and footer around every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <SiteFrame header={<Header />} footer={<Footer />}>
    {children}
  </SiteFrame>
);

function Footer() {
  const site = useSite();
  return (
    <Inline apart>
      <address className="shell-contact">
        {site ? (
          <>
            <strong>{site.name}</strong>
            <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </>
        ) : null}
      </address>
      <div className="shell-choices">
        <LanguageSelect />
        <AppearanceSelect />
      </div>
    </Inline>
  );
}

/** Light, dark, or as the system has it. */
function AppearanceSelect() {
  const t = useTranslate();
  const [chosen, choose] = useThemeChoice();
  const id = useId();
  return (
    <div className="shell-choice">
      <label htmlFor={id}>{t('shell.appearance')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => choose(themeChoices.find((choice) => choice === target.value) ?? 'system')}
      >
        {themeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`shell.appearances.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
