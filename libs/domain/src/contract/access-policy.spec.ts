import * as policies from './access-policy';

/**
 * Expected access per policy, for anonymous callers, each role, and accounts that are pending or must change their
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
