import { Suspense, lazy, useEffect, type ReactNode } from 'react';
import { Navigate, matchRoutes, useLocation } from 'react-router-dom';
import type { User } from '@portal/domain/account/account.dto';
import { Spinner } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.context';
import { PendingNotice, PendingPage } from '../pages/pending.page';
import { areaRegistry } from '../remotes/area-registry';
import { RemoteArea } from '../remotes/remote-area';
import { shellWords } from '../shell.words';
import { areaOfRole, routes, type PortalRoute } from './routes';
import { useArrival } from './use-arrival';
import { verdictOn } from './verdict';
import { keptWay, wayBack } from './way-back';

const ChangePasswordPage = lazy(() => import('../pages/change-password.page'));
const map = routes.map(({ path }, at) => ({ path, id: String(at) }));

/** The route of a path. The map is flat and ends in `*`, so there always is one. */
export function routeAt(pathname: string): PortalRoute {
  const id = matchRoutes(map, { pathname })?.[0]?.route.id;
  const route = routes[Number(id)];
  if (!route) throw new RangeError(`No route for ${pathname}`);
  return route;
}

/**
 * Shows what belongs to the address. Not by `<Routes>`: the remote's own `<Routes>` reads the whole path, so that it
 * works the same below the shell and alone.
 */
export function RouteMap() {
  const location = useLocation();
  const route = routeAt(location.pathname);
  const auth = useAuth();
  const verdict = verdictOn(route, auth);
  useArrival(route.title);
  useOwnArea(auth.status === 'in' ? auth.user : null);

  switch (verdict.do) {
    case 'wait':
      return <Spinner label={shellWords.checking} />;
    case 'go': {
      const to = verdict.to === '/dashboard' ? wayBack(location.state) : verdict.to;
      return <Navigate to={to} replace state={verdict.keep ? keptWay(location) : null} />;
    }
    case 'change password':
      return <Shown page={<ChangePasswordPage />} />;
    case 'wait for approval':
      return <PendingPage />;
    case 'show':
      return (
        <>
          {auth.user?.status === 'pending' && route.access !== 'anyone' ? <PendingNotice /> : null}
          <Destination route={route} />
        </>
      );
  }
}

/** After signing in, wherever that was, the person's own area is fetched; nobody else's ever is. */
function useOwnArea(user: User | null): void {
  const area = user ? areaOfRole(user.role) : null;
  useEffect(() => {
    if (area) void areaRegistry.load(area);
  }, [area]);
}

function Destination({ route: { shows } }: { route: PortalRoute }) {
  const { user } = useAuth();
  if (typeof shows === 'object') return <Shown page={shows.page} />;
  return <RemoteArea area={shows === 'own area' ? areaOfRole(user?.role ?? 'client') : shows} />;
}

const Shown = ({ page }: { page: ReactNode }) => (
  <Suspense fallback={<Spinner label={shellWords.loadingPage} />}>{page}</Suspense>
);
