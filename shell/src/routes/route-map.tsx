import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLocale, useTranslate } from '@portal/i18n';
import { requestEarly, usePortalDispatch } from '@portal/data-access/core';
import { Spinner } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';
import { UnconfirmedLogout } from '../auth/unconfirmed-logout';
import { UnverifiedNotice } from '../email-verification/unverified.notice';
import { PendingNotice, PendingPage } from '../pages/pending.page';
import { RemoteArea, areaRegistry } from '../remotes/remote-area';
import { useRemoteList } from '../remotes/remote-list';
import { returnToOf, returnToState } from '../pages/return-to';
import { guardRoute, isPublic } from './route-guard';
import { ChangePasswordPage, createFindRoute, type PortalRoute } from './routes';
import { usePageChange } from './use-page-change';

/**
 * Shows the page of the current URL. Does not use `<Routes>`: a remote's own `<Routes>` matches the whole path, so that
 * it works the same in the shell and standalone.
 */
export function RouteMap() {
  const t = useTranslate();
  const location = useLocation();
  const auth = useAuth();
  const locale = useLocale();
  const { status, remotes } = useRemoteList();
  const findRoute = useMemo(() => createFindRoute(remotes), [remotes]);
  const route = findRoute(location.pathname, auth.user);
  const result = guardRoute(route, auth);
  usePageChange(
    route.path === '*' && status !== 'ready'
      ? null
      : typeof route.title === 'string'
        ? t(route.title)
        : route.title[locale],
  );
  usePreloadedDashboard(auth.status === 'in' ? findRoute('/dashboard', auth.user) : null);
  useEarlyRequests(result.type === 'show' && auth.status === 'in' ? route : null);

  switch (result.type) {
    case 'checking':
      return <Spinner label={t('shell.checking')} />;
    case 'redirect': {
      const to = result.to === '/dashboard' ? returnToOf(location) : result.to;
      return <Navigate to={to} replace state={result.rememberPath ? returnToState(location) : null} />;
    }
    case 'change-password':
      return <ChangePasswordPage />;
    case 'pending-approval':
      return <PendingPage />;
    case 'show':
      return (
        <>
          <UnconfirmedLogout />
          {auth.user?.status === 'pending' && !isPublic(route.access) ? <PendingNotice /> : null}
          {auth.user?.email_unverified && mayNotify(route) ? <UnverifiedNotice user={auth.user} /> : null}
          {'remote' in route.shows ? <RemoteArea area={route.shows.remote} shape={route.shape} /> : route.shows.page}
        </>
      );
  }
}

/** Returns whether a notice may be above the page: not on public pages, and not where it pushes down a form. */
const mayNotify = ({ access, shape }: PortalRoute): boolean => !isPublic(access) && shape !== 'form';

/** Preload only the area of the user's own role after sign-in. */
function usePreloadedDashboard(route: PortalRoute | null): void {
  const area = route && 'remote' in route.shows ? route.shows.remote : null;
  useEffect(() => {
    if (area) void areaRegistry.preload(area);
  }, [area]);
}

/** Requests what a page reads first while its area loads. The page's own queries take the responses. */
function useEarlyRequests(route: PortalRoute | null): void {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    if (!route?.early || !('remote' in route.shows)) return;
    if (areaRegistry.state(route.shows.remote).status === 'loading') dispatch(requestEarly(route.early));
  }, [route, dispatch]);
}
