import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import { publishedRemotes, renderInShell, serveRemotes } from '../testing';
import { RouteMap } from './route-map';
import { createFindRoute } from './routes';

jest.mock('../remotes/load-area', () => ({
  loadArea: (area: string) => Promise.resolve({ Component: () => <h1>{`area of ${area.replace('mfe_', '')}`}</h1> }),
}));

type Somebody = Role | 'nobody';
const everybody: readonly Somebody[] = ['nobody', 'client', 'preparer', 'admin'];

/** Expected redirect by route and role: the table in specification part 2, section 2. */
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
  '/forgot-password': { ...front, nobody: '/forgot-password' },
  '/reset-password': {
    nobody: '/reset-password',
    client: '/reset-password',
    preparer: '/reset-password',
    admin: '/reset-password',
  },
  '/verify-email': {
    nobody: '/verify-email',
    client: '/verify-email',
    preparer: '/verify-email',
    admin: '/verify-email',
  },
  '/general-intake': open,
  '/estimate': open,
  '/agent-links': open,
  '/privacy': open,
  '/terms': open,
  '/office/detroit-main': open,
  '/preparer/ABC123': open,
  '/dashboard': own,
  '/documents': own,
  '/messages': own,
  '/messages/u1': own,
  '/messages/group/all_clients': own,
  '/messages/group/office_clients/o1': own,
  '/intake-form': only('client'),
  '/return': only('client'),
  '/schedule-c': only('client'),
  '/income-summary': only('client'),
  '/assign-preparer': only('client'),
  '/preparer/ABC123/intake': only('client'),
  '/client/c1': only('preparer'),
  '/queue': only('preparer'),
  '/preparer/profile': only('preparer'),
  '/admin': only('admin'),
  '/admin/intakes': only('admin'),
  '/admin/client/c1': only('admin'),
  '/returns': only('admin'),
};

describe('the route map', () => {
  let server: FakeServer;
  /** Starts with the session of this user in browser storage. */
  const begin = (who: Somebody, more = {}): void => {
    localStorage.clear();
    if (who === 'nobody') return;
    const person = personOf(who, more);
    storeSession(sessionOf(person));
    server.answer('GET /auth/me', () => json(person));
  };
  beforeEach(async () => {
    window.scrollTo = () => undefined;
    server = fakeServer({});
    await serveRemotes(server);
  });
  afterEach(() => server.stop());

  const cases = Object.entries(ends).flatMap(([path, by]) => everybody.map((who) => [path, who, by[who]] as const));

  it.each(cases)('redirects from %s, opened by %s, to %s', async (path, who, end) => {
    begin(who);
    const { where } = renderInShell(<RouteMap />, path);
    if (end.startsWith('/')) await waitFor(() => expect(where()).toBe(end));
    else expect(await screen.findByRole('heading', { name: `area of ${end}` })).toBeVisible();
  });

  it('covers every page that the areas publish', () => {
    const findRoute = createFindRoute(publishedRemotes());
    const people = everybody.map((who) => (who === 'nobody' ? null : personOf(who)));
    const found = new Set(Object.keys(ends).flatMap((path) => people.map((user) => findRoute(path, user).path)));
    const published = publishedRemotes().flatMap(({ routes }) => routes.map(({ path }) => path));
    expect(published.filter((path) => !found.has(path))).toEqual([]);
  });

  it('treats a user with an unknown role as a client, and keeps the session', async () => {
    begin('auditor' as Role);
    const stored = localStorage.getItem('user');
    const { where } = renderInShell(<RouteMap />, '/admin');
    expect(await screen.findByRole('heading', { name: 'area of client' })).toBeVisible();
    expect(where()).toBe('/dashboard');
    expect(localStorage.getItem('user')).toBe(stored);
  });

  it('shows an error instead of a redirect loop when no remote provides the dashboard', async () => {
    await serveRemotes(
      server,
      publishedRemotes().map((remote) => (remote.name === 'mfe_client' ? { ...remote, routes: [] } : remote)),
    );
    begin('client');
    const { where } = renderInShell(<RouteMap />, '/admin');
    expect(await screen.findByText('This part of the portal is not available right now.')).toBeVisible();
    expect(where()).toBe('/dashboard');
  });

  it('mounts and guards a page that an area adds in a later release', async () => {
    const title = { en: 'Tax calendar', es: 'Calendario' };
    const routes = [{ path: '/tax-calendar/:month?', roles: ['client'], title }];
    await serveRemotes(server, [...publishedRemotes(), { name: 'mfe_more', entry: '/more.json', routes }]);
    begin('preparer');
    expect(renderInShell(<RouteMap />, '/tax-calendar').where()).toBe('/tax-calendar');
    expect(await screen.findByRole('heading', { name: 'area of preparer' })).toBeVisible();
    cleanup();
    begin('client');
    renderInShell(<RouteMap />, '/tax-calendar/april');
    expect(await screen.findByRole('heading', { name: 'area of more' })).toBeVisible();
    expect(document.title).toBe('Tax calendar · Tax Portal');
  });

  it('shows "Page not found" at an unknown URL', async () => {
    begin('nobody');
    renderInShell(<RouteMap />, '/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('shows a spinner while the session is being checked', () => {
    begin('client');
    server.answer('GET /auth/me', () => new Promise(() => undefined));
    renderInShell(<RouteMap />, '/dashboard');
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…');
  });

  it('keeps a pending preparer out, and explains why', async () => {
    begin('preparer', { status: 'pending' });
    renderInShell(<RouteMap />, '/documents');
    expect(await screen.findByText('Your account is waiting for approval by the office.')).toBeVisible();
    expect(screen.queryByText('area of preparer')).toBeNull();
  });

  it('requires a new password before anything else', async () => {
    begin('client', { must_change_password: true });
    renderInShell(<RouteMap />, '/intake-form');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.queryByText('area of client')).toBeNull();
  });

  it('redirects to sign-in with one notice when the session ends, then returns to the page', async () => {
    begin('client');
    const { store, where } = renderInShell(<RouteMap />, '/documents');
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
