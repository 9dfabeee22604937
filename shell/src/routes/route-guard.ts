import type { User } from '@portal/domain/account/account.dto';
import { can, effectiveRole, type AccessPolicy } from '@portal/domain/contract/access-policy';
import type { Auth } from '../auth/auth.provider';

/** The policy of the endpoints that a page needs. `visitors`: redirects a signed-in user to the dashboard. */
export type Access = AccessPolicy | 'visitors';

export const admits = (access: Access, user: Pick<User, 'role'> | null): boolean =>
  access === 'visitors' || can(user && { role: effectiveRole(user.role) }, { access });

type RedirectTarget = '/' | '/login' | '/dashboard' | '/account/second-factor';

/** Decision of the route guard. */
export type GuardResult =
  | { type: 'show' }
  | { type: 'checking' }
  | { type: 'change-password' }
  | { type: 'pending-approval' }
  /** `rememberPath`: return here after signing in. */
  | { type: 'redirect'; to: RedirectTarget; rememberPath: boolean };

const redirect = (to: RedirectTarget, rememberPath = false): GuardResult => ({
  type: 'redirect',
  to,
  rememberPath,
});

export interface GuardedRoute {
  access: Access;
  /** Whether a second factor is set up here, which makes a short password sufficient. */
  setsUpSecondFactor?: boolean;
}

type Session = Pick<Auth, 'status' | 'user' | 'signOutReason'>;

/** Returns whether a page looks the same to everyone, signed in or not. */
export const isPublic = (access: Access): boolean => access !== 'visitors' && access.visitors;

/** Guards a route (specification part 2, section 2: guard behavior). */
export function guardRoute({ access, setsUpSecondFactor = false }: GuardedRoute, session: Session): GuardResult {
  if (isPublic(access)) return { type: 'show' };
  if (session.status === 'checking') return { type: 'checking' };
  const { user } = session;
  if (access === 'visitors') return user ? redirect('/dashboard') : { type: 'show' };
  if (!user) return redirect('/login', session.signOutReason !== 'logout');
  if (!admits(access, user)) return redirect('/');
  if (user.must_change_password && !(user.password_too_short && setsUpSecondFactor)) return { type: 'change-password' };
  if (user.must_set_up_second_factor && !access.unready) return redirect('/account/second-factor', true);
  if (user.status === 'pending' && !access.unready) return { type: 'pending-approval' };
  return { type: 'show' };
}
