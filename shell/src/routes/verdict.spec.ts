import type { Role } from '@portal/domain/contract/who';
import type { Auth } from '../auth/auth.context';
import { personOf } from '@portal/data-access/testing/people';
import { verdictOn, type Verdict } from './verdict';

const out = (leftBy: Auth['leftBy'] = 'never') => ({ status: 'out' as const, user: null, leftBy });
const as = (role: Role, more = {}) => ({ status: 'in' as const, user: personOf(role, more), leftBy: 'never' as const });
const checking = { ...as('client'), status: 'checking' as const };

const clientsOnly = { access: ['client'] as const };
const preparersOnly = { access: ['preparer'] as const };
const visitors = { access: 'visitors' as const };
const show: Verdict = { do: 'show' };

describe('who opens a route', () => {
  it('waits while the session is being checked, except where everybody may go', () => {
    expect(verdictOn(clientsOnly, checking)).toEqual({ do: 'wait' });
    expect(verdictOn(visitors, checking)).toEqual({ do: 'wait' });
    expect(verdictOn({ access: 'anyone' }, checking)).toEqual(show);
  });

  it.each(['never', 'expired', 'idle', 'elsewhere'] as const)('is sent to sign in and back (%s)', (leftBy) => {
    expect(verdictOn(clientsOnly, out(leftBy))).toEqual({ do: 'go', to: '/login', keep: true });
  });

  it('is not led back to where they signed out by themselves', () => {
    expect(verdictOn(clientsOnly, out('logout'))).toEqual({ do: 'go', to: '/login', keep: false });
  });

  it.each(['preparer', 'admin'] as const)('is sent to / with the wrong role (%s)', (role) => {
    expect(verdictOn(clientsOnly, as(role))).toEqual({ do: 'go', to: '/', keep: false });
  });

  it('must choose a new password first', () => {
    expect(verdictOn(clientsOnly, as('client', { must_change_password: true }))).toEqual({ do: 'change password' });
  });

  it('waits for approval everywhere but on the profile', () => {
    const pending = as('preparer', { status: 'pending' });
    expect(verdictOn(preparersOnly, pending)).toEqual({ do: 'wait for approval' });
    expect(verdictOn({ ...preparersOnly, evenPending: true }, pending)).toEqual(show);
  });

  it('is taken from the front door to the dashboard when signed in', () => {
    expect(verdictOn(visitors, as('admin'))).toEqual({ do: 'go', to: '/dashboard', keep: false });
    expect(verdictOn(visitors, out())).toEqual(show);
  });

  it('is let in', () => expect(verdictOn(clientsOnly, as('client'))).toEqual(show));
});
