import type { ReactNode } from 'react';
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

const Footer = () => <SiteFooter site={useSite()} choices={<AppearanceSelect />} />;

function AppearanceSelect() {
  const t = useTranslate();
  const [chosen, choose] = useThemeChoice();
  return (
    <Choice name="theme" label={t('core.appearance')} options={appearanceOptions(t)} value={chosen} onChange={choose} />
  );
}
