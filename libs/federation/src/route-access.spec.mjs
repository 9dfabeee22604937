import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from './apps.mjs';
import { conflictingRoutes } from './remote-routes.mjs';
import { collectPolicies, publishRoutes } from './route-access.mjs';

const policies = collectPolicies((file) => jest.requireActual(file));

describe('publishRoutes', () => {
  const title = { en: 'Page', es: 'Página' };
  const publish = (needs, areaRole = null) =>
    publishRoutes(JSON.stringify({ shared: {}, routes: [{ path: '/page', needs, title }] }), areaRole, policies)[0];

  it('publishes the page without the endpoints it needs', () =>
    expect(publish(['siteEndpoints.read'])).toEqual({ path: '/page', title, roles: 'public' }));

  it.each([
    ['everyone if visitors may call all of them', ['siteEndpoints.read', 'accountEndpoints.register'], 'public'],
    [
      'signed-in people if one is closed to visitors',
      ['siteEndpoints.read', 'documentEndpoints.list'],
      ['client', 'preparer', 'admin'],
    ],
    [
      'the roles that may call all of them',
      ['documentEndpoints.list', 'documentEndpoints.scanning'],
      ['preparer', 'admin'],
    ],
    ['one role', ['documentEndpoints.list', 'intakeEndpoints.mine'], ['client']],
  ])('opens a page to %s', (_whom, needs, roles) => expect(publish(needs).roles).toEqual(roles));

  it('opens the pages of an area only to its role', () => {
    expect(publish(['documentEndpoints.list'], 'admin').roles).toEqual(['admin']);
    expect(publish(['siteEndpoints.read'], 'client').roles).toEqual(['client']);
  });

  it('opens a page to pending accounts if they may call every endpoint it needs', () => {
    expect(publish(['profileEndpoints.read', 'profileEndpoints.update'])).toMatchObject({ pending: true });
    expect(publish(['profileEndpoints.read', 'clientEndpoints.list'])).not.toHaveProperty('pending');
  });

  it('publishes the density of the area with each of its pages', () => {
    const pages = [{ path: '/page', needs: ['siteEndpoints.read'], title }];
    const densityOf = (area) => publishRoutes(JSON.stringify({ shared: {}, ...area }), null, policies)[0].density;
    expect(densityOf({ density: 'compact', routes: pages })).toBe('compact');
    expect(densityOf({ routes: pages })).toBeUndefined();
    expect(() => densityOf({ density: 'tiny', routes: pages })).toThrow('density');
  });

  it('publishes the shape of a page, for its skeleton', () => {
    const pageOf = (shape) => ({ path: '/page', needs: ['siteEndpoints.read'], title, shape });
    const shapeOf = (shape) =>
      publishRoutes(JSON.stringify({ shared: {}, routes: [pageOf(shape)] }), null, policies)[0].shape;
    expect(shapeOf('form')).toBe('form');
    expect(() => shapeOf('circle')).toThrow('shape');
  });

  it('rejects a page that nobody could use, and an unknown endpoint', () => {
    const nobody = '/page needs endpoints that no role of its area may call together';
    expect(() => publish(['intakeEndpoints.mine', 'clientEndpoints.list'])).toThrow(nobody);
    expect(() => publish(['intakeEndpoints.mine'], 'admin')).toThrow(nobody);
    expect(() => publish(['intakeEndpoints.gone'])).toThrow('/page needs intakeEndpoints.gone, which is not');
  });
});

describe('the routes that the remotes publish', () => {
  const remotes = apps.filter(({ area }) => area !== 'shell');
  const published = Object.fromEntries(
    remotes.map(({ area, folder, role }) => {
      const json = readFileSync(path.join(__dirname, '../../..', folder, 'routes.json'), 'utf8');
      return [area, publishRoutes(json, role, policies)];
    }),
  );
  const routes = Object.values(published).flat();
  /** Everyone who may open a path in any area. */
  const readersOf = (filter) => {
    const allowed = routes.filter(({ path: own }) => own === filter).map(({ roles }) => roles);
    return allowed.includes('public') ? 'public' : allowed.flat().sort();
  };
  const access = {
    public: 'public',
    'any signed-in user': ['admin', 'client', 'preparer'],
    'client only': ['client'],
    'preparer only': ['preparer'],
    'admin only': ['admin'],
  };
  // Specification part 2, section 2: route map and guards.
  const specified = [
    ['/', 'public'],
    ['/dashboard', 'any signed-in user'],
    ['/general-intake', 'public'],
    ['/agent-links', 'public'],
    ['/office/:officeId', 'public'],
    ['/intake-form', 'client only'],
    ['/documents', 'any signed-in user'],
    ['/messages/:userId?', 'any signed-in user'],
    ['/messages/group/:groupType/:groupId?', 'any signed-in user'],
    ['/client/:clientId', 'preparer only'],
    ['/schedule-c', 'client only'],
    ['/income-summary', 'client only'],
    ['/assign-preparer', 'client only'],
    ['/preparer/profile', 'preparer only'],
    ['/admin', 'admin only'],
    ['/preparer/:preparerCode', 'public'],
    ['/preparer/:preparerCode/intake', 'client only'],
  ];
  /** Pages beyond the specification (docs/specification.md). */
  const more = [
    ['/return', 'client only'],
    ['/estimate', 'public'],
    ['/admin/:tab', 'admin only'],
    ['/admin/client/:clientId', 'admin only'],
    ['/queue', 'preparer only'],
    ['/returns', 'admin only'],
    ['/privacy', 'public'],
    ['/terms', 'public'],
  ];

  it.each([...specified, ...more])('open %s to: %s', (page, whom) => expect(readersOf(page)).toEqual(access[whom]));

  it('are all in the tables above', () =>
    expect([...new Set(routes.map(({ path: page }) => page))].sort()).toEqual(
      [...specified, ...more].map(([page]) => page).sort(),
    ));

  // Decisions, section 3: a pending preparer "can sign in and edit the profile".
  it('open only the profile to a preparer who is waiting for approval', () =>
    expect(routes.filter(({ pending }) => pending).map(({ path: page }) => page)).toEqual(['/preparer/profile']));

  it('do not conflict', () => expect(conflictingRoutes(published)).toEqual([]));
});
