import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/who';
import { draw } from '../testing';
import { RouteMap, routeAt } from './route-map';
import { routes } from './routes';

jest.mock('../remotes/federation', () => ({
  fetchArea: (area: string) => Promise.resolve({ Component: () => <h1>{`area of ${area}`}</h1> }),
}));

type Somebody = Role | 'nobody';
const everybody: readonly Somebody[] = ['nobody', 'client', 'preparer', 'admin'];

/** Who ends where, route by route: the table of specification part 2, section 2. */
const own = { nobody: '/login', client: 'client', preparer: 'preparer', admin: 'admin' };
const only = (role: Role) => ({
  ...{ nobody: '/login', client: '/dashboard', preparer: '/dashboard', admin: '/dashboard' },
  [role]: role,
});
const open = { nobody: 'public', client: 'public', preparer: 'public', admin: 'public' };
const front = { client: '/dashboard', preparer: '/dashboard', admin: '/dashboard' };
const ends: Record<string, Record<Somebody, string>> = {
  '/': { ...front, nobody: 'public' },
  '/login': { ...front, nobody: '/login' },
  '/register': { ...front, nobody: '/register' },
  '/general-intake': open,
  '/agent-links': open,
  '/office/detroit-main': open,
  '/preparer/ABC123': open,
  '/dashboard': own,
  '/documents': own,
  '/messages': own,
  '/messages/u1': own,
  '/messages/group/all_clients': own,
  '/messages/group/office_clients/o1': own,
  '/intake-form': only('client'),
  '/schedule-c': only('client'),
  '/income-summary': only('client'),
  '/assign-preparer': only('client'),
  '/preparer/ABC123/intake': only('client'),
  '/client/c1': only('preparer'),
  '/preparer/profile': only('preparer'),
  '/admin': only('admin'),
};

describe('the route map', () => {
  let server: FakeServer;
  const begin = (who: Somebody, more = {}): void => {
    localStorage.clear();
    if (who === 'nobody') return;
    const person = personOf(who, more);
    storeSession(sessionOf(person));
    server.answer('GET /auth/me', () => json(person));
  };
  beforeEach(() => {
    window.scrollTo = () => undefined;
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  const cases = Object.entries(ends).flatMap(([path, by]) => everybody.map((who) => [path, who, by[who]] as const));

  it.each(cases)('%s opened by %s ends at %s', async (path, who, end) => {
    begin(who);
    const { where } = draw(<RouteMap />, path);
    if (end.startsWith('/')) await waitFor(() => expect(where()).toBe(end));
    else expect(await screen.findByRole('heading', { name: `area of ${end}` })).toBeVisible();
  });

  it('knows every route of the table', () => {
    const drawn = new Set(Object.keys(ends).map((path) => routeAt(path)));
    const pages = routes.filter(({ path }) => path === '/test' || path === '*');
    expect(new Set([...drawn, ...pages])).toEqual(new Set(routes));
  });

  it('says so when there is nothing at an address', async () => {
    begin('nobody');
    draw(<RouteMap />, '/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('shows a spinner while the session is being checked', () => {
    begin('client');
    server.answer('GET /auth/me', () => new Promise(() => undefined));
    draw(<RouteMap />, '/dashboard');
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…');
  });

  it('keeps a pending preparer out, and says why', async () => {
    begin('preparer', { status: 'pending' });
    draw(<RouteMap />, '/documents');
    expect(await screen.findByText('Your account is waiting for approval by the office.')).toBeVisible();
    expect(screen.queryByText('area of preparer')).toBeNull();
  });

  it('asks for a new password before anything else', async () => {
    begin('client', { must_change_password: true });
    draw(<RouteMap />, '/intake-form');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.queryByText('area of client')).toBeNull();
  });

  it('leads to sign in when the session ends, says so once, and back again', async () => {
    begin('client');
    const { store, where } = draw(<RouteMap />, '/documents');
    await screen.findByText('area of client');
    server.answer('GET /auth/me', () => refusal('session_expired', 'over'));
    server.answer('POST /auth/refresh', () => refusal('session_expired', 'over'));
    const { accountApi } = await import('@portal/data-access/account');
    await act(async () => {
      await Promise.all(
        [1, 2].map(() => store.dispatch(accountApi.endpoints.me.initiate(undefined, { forceRefetch: true }))),
      );
    });
    await waitFor(() => expect(where()).toBe('/login'));
    expect(screen.getAllByText('Your session has expired. Please sign in again.')).toHaveLength(1);

    server.answer('POST /auth/login', () => json(sessionOf(personOf('client'), 'second')));
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(where()).toBe('/documents'));
  });
});
