import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import type { RemoteRoute } from '../remotes/remote-list';
import { publishedRemotes, renderInShell, serveRemotes } from '../testing';
import { Header } from './header';

const loadArea = jest.fn((_area: string) => Promise.resolve({ Component: () => null }));
jest.mock('../remotes/load-area', () => ({ loadArea: (area: string) => loadArea(area) }));

/** Adds a page to the client area that the shell does not define. */
const remotesWithPage = (page: Partial<RemoteRoute>) =>
  publishedRemotes().map((remote) =>
    remote.name === 'mfe_client' ? { ...remote, routes: [...remote.routes, { ...newPage, ...page }] } : remote,
  );
const newPage: RemoteRoute = {
  path: '/tax-calendar/:month?',
  roles: ['client'],
  title: { en: 'Tax calendar', es: 'Calendario' },
  header: { order: 3, label: { en: 'Calendar', es: 'Calendario' } },
};

describe('the header', () => {
  let server: FakeServer;
  beforeEach(async () => {
    localStorage.clear();
    loadArea.mockClear();
    server = fakeServer({});
    await serveRemotes(server);
  });
  afterEach(() => server.stop());

  const renderFor = async (role: Role, at = '/dashboard'): Promise<HTMLAnchorElement[]> => {
    const person = personOf(role);
    storeSession(sessionOf(person));
    server.answer('GET /auth/me', () => json(person));
    renderInShell(<Header />, at);
    const links = await screen.findByRole('navigation', { name: 'Main' });
    return Array.from(links.querySelectorAll('a'));
  };
  const linksOf = async (role: Role) =>
    (await renderFor(role)).map((link) => `${link.getAttribute('href')} ${link.textContent}`);

  it('shows visitors only the sign-in link', () => {
    renderInShell(<Header />, '/');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it("starts with the logo and the office's name, and reserves space for them", async () => {
    const logo = { url: '/api/site/logo/0a1b', width: 480, height: 120 };
    server.answer('GET /site', () => json({ name: 'Lakeside Tax', logo }));
    const { container } = renderInShell(<Header />, '/');
    expect(await screen.findByRole('link', { name: 'Lakeside Tax' })).toHaveAttribute('href', '/');
    const image = container.querySelector('a img');
    expect(image).toHaveAttribute('src', '/api/site/logo/0a1b');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['112', '28']);
  });

  it('shows clients their seven links, name and role', async () => {
    expect(await linksOf('client')).toEqual([
      '/ Dashboard',
      '/intake-form Intake Form',
      '/schedule-c Schedule C',
      '/documents Documents',
      '/income-summary Income',
      '/messages Messages',
      '/assign-preparer My Preparer',
    ]);
    expect(screen.getByText('Ada Byron')).toBeVisible();
    expect(screen.getByText('Client')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['preparer', '/preparer/profile Profile'],
    ['admin', '/admin Administration'],
  ] as const)('shows the links of the role: %s', async (role, last) => {
    expect(await linksOf(role)).toEqual(['/ Dashboard', '/documents Documents', '/messages Messages', last]);
  });

  it('links to the account page, where users change their password', async () => {
    await renderFor('preparer');
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  });

  it('treats a role unknown to this version as client', async () => {
    expect(await linksOf('auditor' as Role)).toHaveLength(7);
    expect(screen.getByText('Client')).toBeVisible();
  });

  it('hides the links of other roles', async () => {
    await serveRemotes(server, remotesWithPage({ roles: ['admin'] }));
    expect(await linksOf('client')).toHaveLength(7);
  });

  it('adds a newly released page at its position, without path parameters', async () => {
    await serveRemotes(server, remotesWithPage({ header: { order: 3, label: { en: 'Calendar', es: 'Calendario' } } }));
    const links = await linksOf('client');
    expect(links.slice(2, 4)).toEqual(['/schedule-c Schedule C', '/tax-calendar Calendar']);
  });

  it.each([
    ['/messages/u1', 'Messages'],
    ['/intake-form', 'Intake Form'],
  ])('highlights the link of the current page %s', async (at, label) => {
    const current = (await renderFor('client', at)).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it.each(['pointerEnter', 'focus'] as const)('preloads an area on %s, once', async (event) => {
    await serveRemotes(
      server,
      remotesWithPage({}).map((remote) => ({ ...remote, name: `${remote.name}_${event}` })),
    );
    const [link] = (await renderFor('client')).slice(1);
    expect(loadArea).not.toHaveBeenCalled();
    if (!link) throw new Error('the client has no second link');
    fireEvent[event](link);
    fireEvent[event](link);
    expect(loadArea.mock.calls.map(([area]) => area)).toEqual([`mfe_client_${event}`]);
  });
});
