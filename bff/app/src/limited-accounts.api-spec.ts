import type { Role } from '@portal/domain/contract/access-policy';
import { startApi, type Api } from '../testing/api';
import { urlOfNothing } from '../testing/authorization-requests';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import type { PersonWishes } from '@portal/bff-access/testing/people';

/** What people reach who are limited to their own account, by role. Written by hand: add to it deliberately. */
const ownAccount = [
  'account.changePassword',
  'account.changePreferences',
  'account.draftKey',
  'account.me',
  'account.sendVerification',
  'passkeys.add',
  'passkeys.creationOptions',
  'passkeys.list',
  'passkeys.remove',
  'passkeys.rename',
  'passkeys.stepUp',
  'passkeys.stepUpOptions',
  // The office's years, which every signed-in page shows.
  'seasons.list',
  'secondFactor.stepUp',
  'signedInDevices.list',
  'signedInDevices.signOut',
  'signedInDevices.signOutOthers',
];
const ofStaff = [
  'secondFactor.confirm',
  'secondFactor.read',
  'secondFactor.remove',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.setUp',
];
const profile = ['profile.picture', 'profile.read', 'profile.removePicture', 'profile.update', 'profile.uploadPicture'];
const reachable: Readonly<Record<Role, readonly string[]>> = {
  client: ownAccount,
  preparer: [...ownAccount, ...ofStaff, ...profile],
  admin: [...ownAccount, ...ofStaff],
};

let api: Api;
beforeAll(async () => {
  api = await startApi({ STAFF_MFA: 'required' });
});
afterAll(() => api.stop());

/** Everything that requires signing in. */
const restricted = allEndpoints.filter(({ endpoint }) => !endpoint.access.visitors);

/** Sends no body, which is looked at only after the caller was allowed. @returns the code of the refusal, or '' */
async function answerTo({ endpoint }: NamedEndpoint, token: string): Promise<string> {
  const { statusCode, body } = await api.app.inject({
    method: endpoint.method,
    url: urlOfNothing(endpoint),
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode === 401 || statusCode === 403 ? (JSON.parse(body) as { code: string }).code : '';
}

/** @returns the names of the restricted endpoints by what they answer */
async function answersTo(token: string): Promise<Record<string, string[]>> {
  const byCode: Record<string, string[]> = {};
  for (const named of restricted) (byCode[await answerTo(named, token)] ??= []).push(named.name);
  return byCode;
}

const make = (role: Role, wishes?: PersonWishes) => api.people[role](wishes);
const forRole = (role: Role) =>
  restricted.filter(({ endpoint }) => endpoint.access.roles.includes(role)).map(({ name }) => name);

describe('limited account', () => {
  it.each([
    ['preparer', 'second_factor_setup_required', {}],
    ['admin', 'second_factor_setup_required', {}],
    ['client', 'password_change_required', { must_change_password: true }],
    ['preparer', 'password_change_required', { must_change_password: true }],
    ['admin', 'password_change_required', { must_change_password: true }],
  ] as const)('of a %s reaches only itself, and gets %s everywhere else', async (role, code, wishes) => {
    const { token } = await make(role, wishes);
    const { forbidden = [], [code]: refused = [], ...others } = await answersTo(token);
    expect(Object.values(others).flat().sort()).toEqual([...reachable[role]].sort());
    expect([...refused, ...reachable[role]].sort()).toEqual(forRole(role).sort());
    expect(forbidden.length + forRole(role).length).toBe(restricted.length);
  });

  it.each(['client', 'preparer', 'admin'] as const)('of a %s reaches nothing once it is closed', async (role) => {
    const { id, token } = await make(role);
    await api.query(`UPDATE users SET status = 'disabled', closed_at = now() WHERE id = $1`, [id]);
    const answers = await answersTo(token);
    expect(Object.values(answers).flat()).toHaveLength(restricted.length);
    expect(Object.keys(answers)).toEqual(['session_expired']);
  });
});
