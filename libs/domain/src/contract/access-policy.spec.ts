import * as policies from './access-policy';

/**
 * Expected access by policy, for anonymous callers, each role, and accounts that are pending or must change their
 * password.
 */
it.each([
  ['anyone', true, ['client', 'preparer', 'admin'], true],
  ['signedIn', false, ['client', 'preparer', 'admin'], false],
  ['accountHolder', false, ['client', 'preparer', 'admin'], true],
  ['clients', false, ['client'], false],
  ['admins', false, ['admin'], false],
  ['preparers', false, ['preparer'], false],
  ['preparersUnready', false, ['preparer'], true],
  ['staff', false, ['preparer', 'admin'], false],
  ['visitorsAndClients', true, ['client'], true],
  ['visitorsAndAdmins', true, ['admin'], false],
] as const)('%s', (name, visitors, roles, unready) => expect(policies[name]).toEqual({ visitors, roles, unready }));

describe('can', () => {
  const { can, visitorsAndAdmins, clients, signedIn } = policies;

  it.each([
    ['a visitor', null, true, false, false],
    ['a client', { role: 'client' }, false, true, true],
    ['an admin', { role: 'admin' }, true, false, true],
    ['a role unknown to this version', { role: 'auditor' }, false, false, false],
  ])('answers for %s', (_who, user, staffed, own, any) => {
    expect(can(user, { access: visitorsAndAdmins })).toBe(staffed);
    expect(can(user, { access: clients })).toBe(own);
    expect(can(user, { access: signedIn })).toBe(any);
  });
});
