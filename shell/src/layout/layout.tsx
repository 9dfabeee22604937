import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Choice, SiteFooter, SiteFrame, appearanceOptions, useThemeChoice } from '@portal/ui-kit/core';
import { useSite } from '@portal/data-access/site';
import { Header } from './header';
import './layout.css';

/** Wraps every page in the header and footer. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <SiteFrame header={<Header />} footer={<Footer />}>
    {children}
  </SiteFrame>
);

function Footer() {
  const t = useTranslate();
  return (
    <SiteFooter
      site={useSite()}
      links={
        <>
          <Link to="/privacy">{t('core.privacy')}</Link>
          <Link to="/terms">{t('core.terms')}</Link>
        </>
      }
      choices={<AppearanceSelect />}
    />
  );
}

function AppearanceSelect() {
  const t = useTranslate();
  const [chosen, choose] = useThemeChoice();
  return (
    <Choice name="theme" label={t('core.appearance')} options={appearanceOptions(t)} value={chosen} onChange={choose} />
  );
}
