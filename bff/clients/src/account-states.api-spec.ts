import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../testing/api';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { WaitingMessageReminder } from '@portal/bff-messages/messages/waiting-message-reminder';
import { TemporaryPasswordReminder } from '@portal/bff-access/auth/management/temporary-password-reminder';
import { ResetLinkService } from '@portal/bff-access/auth/password-reset/reset-link.service';
import { SessionsService } from '@portal/bff-access/auth/sessions/sessions.service';

/**
 * The expected ways to get access in each account state, maintained by hand. The tests set states by SQL, so that each
 * check is tested on its own, without the cleanup done when an account is closed.
 * - `expired`: the temporary password has expired; its owner may choose a new one
 * - `demo`: an account with a published password, on a server that runs without DEMO
 */
const table = `
state   | roles                   | bearer | stream | refresh | sign in | ask for link | link by admin | use link | mail of message | mail of password | mail of guesses | new PIN
active  | client preparer admin   | yes    | yes    | yes     | yes     | yes          | yes           | yes      | yes             | yes              | yes             | yes
pending | preparer                | yes    | yes    | yes     | yes     | yes          | yes           | yes      | yes             | yes              | yes             | yes
expired | client                  | no     | no     | no      | no      | yes          | yes           | yes      | yes             | no               | yes             | yes
closed  | client preparer admin   | no     | no     | no      | no      | no           | no            | no       | no              | no               | no              | no
deleted | client preparer admin   | no     | no     | no      | no      | no           | no            | no       | no              | no               | no              | no
demo    | client preparer admin   | no     | no     | no      | no      | no           | no            | no       | no              | no               | no              | no
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const ways = head.slice(2);
const cases = rows.flatMap(([state = '', roles = '', ...cells]) =>
  roles
    .split(' ')
    .map((role) => ({ state, role, expected: Object.fromEntries(ways.map((way, at) => [way, cells[at]])) })),
);

const states: Readonly<Record<string, string>> = {
  active: `status = 'active'`,
  pending: `status = 'pending'`,
  expired: `password_expires_at = now() - interval '1 min'`,
  closed: `status = 'disabled'`,
  deleted: `deleted_at = now()`,
  demo: `demo = true`,
};

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());
beforeEach(() => api.query('DELETE FROM rate_limits'));

const { approvePreparer, forgotPassword, login, me, refresh, resetPassword, resetPin, sendResetLink } =
  accountEndpoints;
const isOk = ({ status }: { status: number }): boolean => status < 300;

interface Subject extends Person {
  refresh_token: string;
  session_id: string;
  link: string;
}

/** Creates a user with a session, a reset link and an unread message, and then sets the account's state. */
async function subjectOf(role: string, state: string): Promise<Subject> {
  const person = await api.people[role as 'client' | 'preparer' | 'admin']();
  const { email, password, pin } = person;
  const { body, cookies } = await api.call(login, { body: { email, password, ...(pin ? { pin } : {}) } });
  const [session] = await api.query<{ id: string }>(
    'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [person.id],
  );
  const link = await api.make.resetLink(person.id);
  await api.make.thread({ person_id: person.id, other_id: admin.id, unread_since: inMinutes(-11) });
  await api.query(`UPDATE users SET ${states[state]} WHERE id = $1`, [person.id]);
  return {
    ...person,
    token: body.access_token,
    refresh_token: cookies.portal_refresh ?? '',
    session_id: session?.id ?? '',
    link,
  };
}

const mailed = async (kind: string, email: string): Promise<boolean> =>
  (await api.query('SELECT 1 FROM mails WHERE kind = $1 AND recipient = $2', [kind, email])).length > 0;

async function sends(email: string, ask: () => Promise<unknown>): Promise<boolean> {
  await api.query(`DELETE FROM mails WHERE kind = 'reset_link'`);
  await ask();
  // The response is sent before the link is emailed.
  await api.get(ResetLinkService).beforeApplicationShutdown();
  return mailed('reset_link', email);
}

/** Order matters: attempts that disable later ones come last. */
const attempts: Readonly<Record<string, (subject: Subject) => Promise<boolean>>> = {
  bearer: async ({ token }) => isOk(await api.call(me, { token })),
  stream: async ({ session_id }) => (await api.get(SessionsService).findOpen([session_id])).has(session_id),
  refresh: async ({ refresh_token }) => isOk(await api.call(refresh, { cookies: { portal_refresh: refresh_token } })),
  'sign in': async ({ email, password, pin }) => isOk(await api.call(login, { body: { email, password, pin } })),
  'ask for link': ({ email }) => sends(email, () => api.call(forgotPassword, { body: { email } })),
  'link by admin': ({ id, email }) =>
    sends(email, () => api.call(sendResetLink, { params: { id }, token: admin.token })),
  'mail of message': async ({ email }) => {
    await api.get(WaitingMessageReminder).run();
    return mailed('message_waiting', email);
  },
  'mail of password': async ({ id, email }) => {
    await api.query(
      `UPDATE users SET password_expires_at = now() + interval '1 h' WHERE id = $1 AND password_expires_at IS NULL`,
      [id],
    );
    await api.get(TemporaryPasswordReminder).run();
    await api.query(`UPDATE users SET password_expires_at = NULL WHERE id = $1 AND password_expires_at > now()`, [id]);
    return mailed('temporary_password_ends', email);
  },
  // The thirtieth wrong guess within thirty days triggers an email to the owner.
  'mail of guesses': async ({ email }) => {
    const guess = () => api.call(login, { body: { email, password: 'a wrong guess' } });
    await guess();
    await api.query(`UPDATE rate_limits SET attempts = 29 WHERE key LIKE 'sign-in-days:%'`);
    await guess();
    return mailed('sign_in_slowed', email);
  },
  'use link': async ({ link }) =>
    isOk(await api.call(resetPassword, { body: { token: link, password: canaries.otherPassword } })),
  'new PIN': async ({ id, pin }) =>
    // Clients have no PIN.
    pin === undefined || isOk(await api.call(resetPin, { params: { id }, token: admin.token })),
};

it('has an attempt for every way to get access', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(ways.toSorted());
});

describe.each(cases)('$state account of a $role', ({ state, role, expected }) => {
  it('allows exactly the expected ways to get access', async () => {
    const subject = await subjectOf(role, state);
    const found: Record<string, string> = {};
    for (const [way, attempt] of Object.entries(attempts)) {
      await api.query('DELETE FROM rate_limits');
      found[way] = (await attempt(subject)) ? 'yes' : 'no';
    }
    const applicable = role === 'client' ? { ...expected, 'new PIN': 'yes' } : expected;
    expect(found).toEqual(applicable);
  });
});

describe('POST /admin/preparers/{id}/approve', () => {
  it.each(['closed', 'deleted', 'demo'])(
    'rejects a preparer whose account is %s, and sends no email',
    async (state) => {
      const preparer = await api.people.preparer({ status: 'pending' });
      await api.query(`UPDATE users SET ${states[state]} WHERE id = $1`, [preparer.id]);
      const { status } = await api.call(approvePreparer, { params: { id: preparer.id }, token: admin.token });
      expect(status).toBe(state === 'deleted' ? 404 : 409);
      expect(await mailed('account_approved', preparer.email)).toBe(false);
      const audited = await api.query(`SELECT 1 FROM audit_log WHERE action = 'preparer.approve' AND object_id = $1`, [
        preparer.id,
      ]);
      expect(audited).toEqual([]);
    },
  );
});
