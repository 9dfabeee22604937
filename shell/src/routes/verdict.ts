import type { Auth } from '../auth/auth.context';
import type { PortalRoute } from './routes';

export type Verdict =
  | { do: 'show' }
  | { do: 'wait' }
  | { do: 'change password' }
  | { do: 'wait for approval' }
  /** `keep`: come back here after signing in. */
  | { do: 'go'; to: '/' | '/login' | '/dashboard'; keep: boolean };

/** What becomes of somebody who opens a route (specification part 2, section 2: guard behaviour). */
export function verdictOn(route: Pick<PortalRoute, 'access' | 'evenPending'>, auth: Omit<Auth, 'logout'>): Verdict {
  const { access } = route;
  if (access === 'anyone') return { do: 'show' };
  if (auth.status === 'checking') return { do: 'wait' };
  const { user } = auth;
  if (access === 'visitors') return user ? { do: 'go', to: '/dashboard', keep: false } : { do: 'show' };
  if (!user) return { do: 'go', to: '/login', keep: auth.leftBy !== 'logout' };
  if (!access.includes(user.role)) return { do: 'go', to: '/', keep: false };
  if (user.must_change_password) return { do: 'change password' };
  if (user.status === 'pending' && !route.evenPending) return { do: 'wait for approval' };
  return { do: 'show' };
}
