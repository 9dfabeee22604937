import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Card, PageFrame } from '@portal/ui-kit/core';
import './auth-page.css';

interface AuthPageLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Links to other pages. */
  links?: ReactNode;
}

/** Layout of the sign-in and registration pages: one card, and links to other pages. */
export const AuthPageLayout = ({ title, lead, children, links }: AuthPageLayoutProps) => {
  const t = useTranslate();
  return (
    <div className="shell-auth">
      <Link className="shell-auth__back" to="/">
        {t('pages.backHome')}
      </Link>
      <PageFrame title={title} lead={lead}>
        <div className="shell-auth__body">
          <Card>{children}</Card>
          {links ? <div className="shell-auth__links">{links}</div> : null}
        </div>
      </PageFrame>
    </div>
  );
};
