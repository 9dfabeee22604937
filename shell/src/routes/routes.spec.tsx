import { personOf } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import type { RemoteRoute } from '../remotes/remote-list';
import { createFindRoute } from './routes';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const title = { en: 'Page', es: 'Página' };
const remote = (name: string, ...routes: [path: string, roles: RemoteRoute['roles']][]) => ({
  name,
  entry: `/${name}.json`,
  routes: routes.map(([path, roles]) => ({ path, roles, title })),
});
const client = remote('client', ['/dashboard', ['client']], ['/messages/:userId?', ['client']]);
const admin = remote('admin', ['/dashboard', ['admin']], ['/messages', ['admin']], ['/messages/:threadId', ['admin']]);
const open = remote('open', ['/', 'public'], ['/preparer/:code', 'public'], ['/help', 'signed-in']);
const profile = remote('profile', ['/preparer/profile', ['preparer']]);
const findRoute = createFindRoute([client, admin, open, profile]);
const shownTo = (pathname: string, role?: Role) => findRoute(pathname, role ? personOf(role) : null).shows;

describe('router', () => {
  it.each([
    ['/dashboard', 'client', 'client'],
    ['/dashboard', 'admin', 'admin'],
    ['/messages', 'client', 'client'],
    ['/messages', 'admin', 'admin'],
    ['/messages/u1', 'client', 'client'],
    ['/messages/u1', 'admin', 'admin'],
    ['/help', 'preparer', 'open'],
  ] as const)('resolves %s, claimed by several areas, for the role %s', (path, role, remote) =>
    expect(shownTo(path, role)).toEqual({ remote }),
  );

  it.each([undefined, 'client', 'admin'] as const)(
    'prefers the more specific path, even for a role without access: %s',
    (role) => expect(shownTo('/preparer/profile', role)).toEqual({ remote: 'profile' }),
  );

  it('treats a user with an unknown role as a client', () =>
    expect(shownTo('/dashboard', 'auditor' as Role)).toEqual({ remote: 'client' }));

  it('keeps signed-in users off the home page, whichever remote provides it', () =>
    expect(findRoute('/', null)).toMatchObject({ access: 'visitors', shows: { remote: 'open' } }));

  it('does not let a remote claim a page of the shell', () => {
    const greedy = createFindRoute([remote('greedy', ['/login', 'signed-in'])]);
    expect(greedy('/login', null).shows).toHaveProperty('page');
  });

  it('has pages of its own for unclaimed paths, and for a dashboard or home page that no remote provides', () => {
    const empty = createFindRoute([]);
    for (const path of ['/nowhere', '/', '/dashboard']) expect(empty(path, null).shows).toHaveProperty('page');
    expect(findRoute('/nowhere/at/all', null).path).toBe('*');
  });
});
