import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@portal/domain/account/account.dto';
import { accountWords } from '@portal/domain/account/account.words';
import { BrandIcon, Button, Person, SiteHeader, actionClass } from '@portal/ui-kit/core';
import { useSite } from '@portal/data-access/site';
import { useAuth } from '../auth/auth.context';
import { shellWords } from '../shell.words';
import { headerLinks, isCurrent } from './header-links';

export function Header() {
  const { pathname } = useLocation();
  const { user, status } = useAuth();
  const site = useSite();
  const known = status === 'checking' ? null : user;
  const links = status === 'checking' ? [] : headerLinks(known);
  return (
    <SiteHeader
      place={pathname}
      brand={
        <Link className="ui-brand" to="/">
          <BrandIcon /> <span>{site?.name ?? shellWords.product}</span>
        </Link>
      }
      links={links.map((link) => ({
        key: link.to,
        link: (
          <Link to={link.to} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
            {link.text}
          </Link>
        ),
      }))}
      account={known ? <Account user={known} /> : <SignInLink shown={status === 'out' && pathname !== '/login'} />}
    />
  );
}

const SignInLink = ({ shown }: { shown: boolean }) =>
  shown ? (
    <Link className={actionClass()} to="/login">
      {shellWords.signIn}
    </Link>
  ) : null;

function Account({ user }: { user: User }) {
  const { logout } = useAuth();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Person name={`${user.first_name} ${user.last_name}`} role={accountWords.roles[user.role]} />
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          void logout();
        }}
      >
        {shellWords.signOut}
      </Button>
    </>
  );
}
