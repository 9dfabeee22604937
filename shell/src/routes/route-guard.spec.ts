import {
  anyone,
  clients,
  preparers,
  preparersUnready,
  signedIn,
  staffUnready,
  type Role,
} from '@portal/domain/contract/access-policy';
import type { Auth } from '../auth/auth.provider';
import { personOf } from '@portal/data-access/testing/people';
import { returnToOf, returnToState } from '../pages/return-to';
import { guardRoute, type GuardResult } from './route-guard';

const out = (signOutReason: Auth['signOutReason'] = 'never') => ({ status: 'out' as const, user: null, signOutReason });
const as = (role: Role, more = {}) => ({
  status: 'in' as const,
  user: personOf(role, more),
  signOutReason: 'never' as const,
});
const checking = { ...as('client'), status: 'checking' as const };

const clientsOnly = { access: clients };
const preparersOnly = { access: preparers };
const visitors = { access: 'visitors' as const };
const show: GuardResult = { type: 'show' };

describe('the route guard', () => {
  it('waits while the session is being checked, except on public routes', () => {
    expect(guardRoute(clientsOnly, checking)).toEqual({ type: 'checking' });
    expect(guardRoute(visitors, checking)).toEqual({ type: 'checking' });
    expect(guardRoute({ access: anyone }, checking)).toEqual(show);
  });

  it.each(['never', 'expired', 'idle', 'elsewhere'] as const)('redirects to sign-in and back (%s)', (signOutReason) => {
    expect(guardRoute(clientsOnly, out(signOutReason))).toEqual({
      type: 'redirect',
      to: '/login',
      rememberPath: true,
    });
  });

  it('does not return to the page after a deliberate sign-out', () => {
    expect(guardRoute(clientsOnly, out('logout'))).toEqual({ type: 'redirect', to: '/login', rememberPath: false });
  });

  it.each(['preparer', 'admin'] as const)('redirects to / for the wrong role (%s)', (role) => {
    expect(guardRoute(clientsOnly, as(role))).toEqual({ type: 'redirect', to: '/', rememberPath: false });
  });

  it('treats a role unknown to this version as client', () => {
    const auditor = as('auditor' as Role);
    expect(guardRoute(clientsOnly, auditor)).toEqual(show);
    expect(guardRoute({ access: signedIn }, auditor)).toEqual(show);
    expect(guardRoute(preparersOnly, auditor)).toEqual({ type: 'redirect', to: '/', rememberPath: false });
    expect(guardRoute(visitors, auditor)).toEqual({ type: 'redirect', to: '/dashboard', rememberPath: false });
  });

  it('requires a new password first', () => {
    expect(guardRoute(clientsOnly, as('client', { must_change_password: true }))).toEqual({ type: 'change-password' });
  });

  it('opens only the page of the second factor to staff with a short password', () => {
    const short = as('preparer', { must_change_password: true, password_too_short: true });
    const setup = { access: staffUnready, setsUpSecondFactor: true };
    expect(guardRoute(setup, short)).toEqual(show);
    expect(guardRoute({ access: staffUnready }, short)).toEqual({ type: 'change-password' });
    expect(guardRoute(setup, as('preparer', { must_change_password: true }))).toEqual({ type: 'change-password' });
  });

  it('leads staff without the required second factor to its page, and then back', () => {
    const incomplete = as('preparer', { must_set_up_second_factor: true });
    const toSetup = { type: 'redirect', to: '/account/second-factor', rememberPath: true };
    expect(guardRoute(preparersOnly, incomplete)).toEqual(toSetup);
    expect(guardRoute({ access: staffUnready }, incomplete)).toEqual(show);
  });

  it('keeps a pending preparer on the waiting page, except for the profile', () => {
    const pending = as('preparer', { status: 'pending' });
    expect(guardRoute(preparersOnly, pending)).toEqual({ type: 'pending-approval' });
    expect(guardRoute({ access: preparersUnready }, pending)).toEqual(show);
  });

  it('redirects a signed-in user from a visitors-only page to the dashboard', () => {
    expect(guardRoute(visitors, as('admin'))).toEqual({ type: 'redirect', to: '/dashboard', rememberPath: false });
    expect(guardRoute(visitors, out())).toEqual(show);
  });

  it('admits the right role', () => expect(guardRoute(clientsOnly, as('client'))).toEqual(show));
});

describe('returnTo after signing in', () => {
  it.each([
    null,
    undefined,
    'x',
    {},
    { returnTo: 5 },
    { returnTo: '//evil.example' },
    { returnTo: 'https://evil.example' },
  ])('leads to the dashboard for %p', (state) => expect(returnToOf({ state, search: '' })).toBe('/dashboard'));

  it('returns to the exact URL', () => {
    const location = { pathname: '/messages/7', search: '?a=1', hash: '#end', state: null, key: 'k' };
    expect(returnToOf({ state: returnToState(location), search: '' })).toBe('/messages/7?a=1#end');
  });

  it('leads to the intake form of the preparer in the URL when the history state is lost', () => {
    expect(returnToOf({ state: null, search: '?preparer=renoka' })).toBe('/preparer/RENOKA/intake');
    expect(returnToOf({ state: null, search: '?preparer=/evil/' })).toBe('/dashboard');
  });
});
