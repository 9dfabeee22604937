import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@portal/domain/account/account.dto';
import { fullName } from '@portal/domain/account/person-name';
import { effectiveRole } from '@portal/domain/contract/access-policy';
import type { Locale } from '@portal/domain/i18n/locales';
import { useLocale, useTranslate } from '@portal/i18n';
import { Brand, Button, AccountName, SiteHeader, buttonClass, lazyWindow } from '@portal/ui-kit/core';
import { useSite } from '@portal/data-access/site';
import { useAuth } from '../auth/auth.provider';
import { areaRegistry } from '../remotes/remote-area';
import { accessOf, useRemoteList, type Remote } from '../remotes/remote-list';
import { admits } from '../routes/route-guard';
import { LanguageSelect } from './language-select';

/** Lazy-loaded in its own chunk, because few users ever see it. */
const ConfirmSignOutDialog = lazyWindow(() => import('../auth/confirm-sign-out.dialog'));

interface HeaderLink {
  to: string;
  label: string;
  /** Path on which this link is highlighted, if not `to` and the paths below it. */
  currentAt?: string;
  remote: string;
}

/**
 * Returns the header links (specification part 1, section 2) published by the areas for the user's role. Public pages
 * define their own links for visitors.
 */
function headerLinksOf(remotes: readonly Remote[], user: Pick<User, 'role'>, locale: Locale): HeaderLink[] {
  return remotes
    .flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name })))
    .flatMap((route) => (route.header && admits(accessOf(route), user) ? { ...route, header: route.header } : []))
    .sort((one, other) => one.header.order - other.header.order)
    .map(({ path, header, remote }) => {
      const to = path.replace(/\/:.*$/, '');
      const link = { to, label: header.label[locale], remote };
      // The specification links to the dashboard as `/`, which redirects there.
      return to === '/dashboard' ? { ...link, to: '/', currentAt: to } : link;
    });
}

function isCurrent({ to, currentAt = to }: HeaderLink, pathname: string): boolean {
  return pathname === currentAt || pathname.startsWith(`${currentAt}/`);
}

export function Header() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { user, status } = useAuth();
  const locale = useLocale();
  const { remotes } = useRemoteList();
  const site = useSite();
  const known = status === 'checking' ? null : user;
  const links = known ? headerLinksOf(remotes, known, locale) : [];
  return (
    <SiteHeader
      place={pathname}
      brand={
        <Link className="ui-brand" to="/">
          <Brand name={site?.name ?? t('shell.product')} logo={site?.logo} />
        </Link>
      }
      links={links.map((link) => ({
        key: link.to,
        link: (
          <Link
            to={link.to}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            onPointerEnter={() => void areaRegistry.preload(link.remote)}
            onFocus={() => void areaRegistry.preload(link.remote)}
          >
            {link.label}
          </Link>
        ),
      }))}
      language={<LanguageSelect />}
      account={known ? <Account user={known} /> : <SignInLink shown={status === 'out' && pathname !== '/login'} />}
    />
  );
}

const SignInLink = ({ shown }: { shown: boolean }) => {
  const t = useTranslate();
  return shown ? (
    <Link className={buttonClass()} to="/login">
      {t('shell.signIn')}
    </Link>
  ) : null;
};

function Account({ user }: { user: User }) {
  const t = useTranslate();
  const { logout } = useAuth();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <AccountName name={fullName(user)} roleName={t(`account.roles.${effectiveRole(user.role)}`)} />
      <Link className="shell-account-link" to="/account">
        {t('shell.account')}
      </Link>
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          void logout.signOut().finally(() => setBusy(false));
        }}
      >
        {t('shell.signOut')}
      </Button>
      {logout.asking ? <ConfirmSignOutDialog onConfirm={() => logout.signOut(true)} onClose={logout.stay} /> : null}
    </>
  );
}
