import { checkRoutes, conflictingRoutes, readDeclaredArea, readRoutes } from './remote-routes.mjs';

const title = { en: 'Office', es: 'Oficina' };
const route = (more) => ({ path: '/office/:officeId', roles: 'public', title, ...more });
const check = (...routes) => checkRoutes(JSON.stringify(routes));

describe('remote route validation', () => {
  it.each([
    ['a path with a wildcard', { path: '/office/*' }, '[0].path'],
    ['a relative path', { path: 'office' }, '[0].path'],
    ['a page of the shell', { path: '/login' }, 'belongs to the shell or gateway'],
    ['a path that the gateway forwards', { path: '/api/office' }, 'belongs to the shell or gateway'],
    ['an unknown role', { roles: ['boss'] }, '[0].roles'],
    ['an empty list of roles', { roles: [] }, '[0].roles'],
    ['a title in one language', { title: { en: 'Office' } }, '[0].title.es'],
    ['a header entry without an order', { header: { label: title } }, '[0].header.order'],
    ['a misspelled key', { role: 'public' }, 'Unrecognized key: "role"'],
  ])('rejects %s', (_what, more, why) => expect(() => check(route(more))).toThrow(why));

  it.each([
    ['a role', { roles: ['client'] }, 'Unrecognized key: "roles"'],
    ['no needs', { needs: [] }, '[0].needs'],
    ['a need that is not an endpoint', { needs: ['GET /intake'] }, 'is no endpoint like intakeEndpoints.mine'],
  ])('rejects a declared route with %s', (_what, more, why) => {
    const declared = { path: '/intake-form', needs: ['intakeEndpoints.mine'], title };
    const read = (one) => readDeclaredArea(JSON.stringify({ shared: {}, routes: [one] })).routes;
    expect(read(declared)).toEqual([declared]);
    expect(() => read({ ...declared, ...more })).toThrow(why.replace('[0]', 'routes[0]'));
  });

  it('rejects an empty list and any value that is not a list', () => {
    expect(() => check()).toThrow('routes.json is not valid');
    expect(() => checkRoutes('{}')).toThrow('routes.json is not valid');
  });

  it('passes on properties that only a newer release knows', () => {
    const newer = [route({ badge: 'unread' })];
    expect(readRoutes(JSON.stringify(newer))).toEqual(newer);
    expect(() => readRoutes(JSON.stringify([route({ roles: 7 })]))).toThrow('[0].roles');
  });

  it.each([
    ['the same path', { path: '/office/:officeId', roles: ['admin'] }],
    ['another parameter name', { path: '/office/:id' }],
    ['an optional part', { path: '/office/:officeId?' }],
  ])('reports a conflict between two areas: %s', (_what, more) => {
    const conflicts = conflictingRoutes({ public: [route({})], admin: [route(more)] });
    expect(conflicts).toContainEqual(expect.stringMatching(/^admin and public both claim .* for admin\.$/));
  });

  it('allows the same path for different roles, and repeated paths within one area', () => {
    const mine = (role) => [route({ path: '/dashboard', roles: [role] })];
    expect(conflictingRoutes({ client: [...mine('client'), ...mine('client')], admin: mine('admin') })).toEqual([]);
    expect(
      conflictingRoutes({ public: [route({})], client: [route({ path: '/office/map', roles: 'signed-in' })] }),
    ).toEqual([]);
  });
});
