import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { asOwner } from '@portal/bff-platform/testing/database';
import { OfficeMailServer } from '../../testing/office-mail-server';
import type { Person } from '@portal/bff-access/testing/people';
import { ResetLinks } from '../../testing/reset-links';

const server = new OfficeMailServer();
const links = new ResetLinks(server, () => api);
let api: Api;

beforeAll(async () => {
  api = await startApi({ ...(await server.settings()), PASSWORD_MIN_LENGTH: '10', TRUSTED_PROXY: 'loopback' });
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});
beforeEach(() => api.query('DELETE FROM rate_limits'));

const { login, me, resetPassword, sendResetLink, changePassword } = accountEndpoints;
const { password: oldPassword, otherPassword: password } = canaries;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const signIn = ({ email, pin }: Person, secret: string) =>
  api.call(login, { body: { email, password: secret, ...(pin ? { pin } : {}) } }).then(({ status }) => status);

describe('POST /auth/reset-password', () => {
  const linkIsOver = 'This link has expired or was already used. Please request a new one.';

  it.each(['', 'x', 'A'.repeat(43), '\u0000'])('returns 400 naming the token field for %j', async (token) => {
    const { status, problem } = await api.call(resetPassword, { body: { token, password } });
    expect({ status, fields: problem.errors?.map(({ field }) => field) }).toEqual({ status: 400, fields: ['token'] });
  });

  it('rejects a link after thirty minutes, or after its account was disabled', async () => {
    const [late, disabled] = [await api.people.client(), await api.people.client()];
    const tokens = [await links.tokenFor(late), await links.tokenFor(disabled)];
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [disabled.id]);
    await expire(late.id);
    for (const token of tokens) {
      const { status, problem } = await api.call(resetPassword, { body: { token, password } });
      expect({ status, detail: problem.detail }).toEqual({ status: 400, detail: linkIsOver });
    }
    expect(await signIn(late, oldPassword)).toBe(200);
  });

  it('validates passwords like registration, and keeps the link valid', async () => {
    const person = await api.people.client();
    const token = await links.tokenFor(person);
    const refused = [
      ['short', 'Password must be at least 6 characters long'],
      ['nine-char', 'Password must be at least 10 characters long'],
      ['password123', expect.stringContaining('too common')],
      [person.email, 'Your password can’t be your email address.'],
      ['x'.repeat(129), 'Passwords can have up to 128 characters.'],
    ] as const;
    for (const [wrong, detail] of refused) {
      const { status, problem } = await api.call(resetPassword, { body: { token, password: wrong } });
      expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ field: 'password', detail }] });
    }
    expect((await api.call(resetPassword, { body: { token, password } })).status).toBe(204);
  });

  it('sets the password, revokes every session, and notifies the owner by email', async () => {
    const person = await api.people.client();
    const token = await links.tokenFor(person);
    const { status, cookies } = await api.call(resetPassword, { body: { token, password } });
    expect({ status, cookies }).toEqual({ status: 204, cookies: { portal_refresh: '' } });
    expect((await api.call(me, { token: person.token })).status).toBe(401);
    expect(await signIn(person, oldPassword)).toBe(401);
    expect(await signIn(person, password)).toBe(200);
    const subjects = (await server.mailsTo(api, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
    const rows = await api.query(
      `SELECT action, actor_id FROM audit_log WHERE object_id = $1 AND action LIKE 'password.%' ORDER BY id`,
      [person.id],
    );
    expect(rows).toEqual([
      { action: 'password.send_link', actor_id: null },
      { action: 'password.reset', actor_id: person.id },
    ]);
  });

  it('accepts a link only once, even for ten simultaneous requests, and invalidates all other links of the account', async () => {
    const person = await api.people.client();
    const first = await links.tokenFor(person);
    const second = await links.tokenFor(person);
    const uses = Array.from({ length: 10 }, () => api.call(resetPassword, { body: { token: second, password } }));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const { problem } = await api.call(resetPassword, { body: { token: first, password } });
    expect(problem.detail).toBe(linkIsOver);
  });

  it('invalidates unused links when the password is changed by other means', async () => {
    const person = await api.people.client();
    const token = await links.tokenFor(person);
    const body = { current_password: oldPassword, new_password: password };
    expect((await api.call(changePassword, { body, token: person.token })).status).toBe(200);
    expect((await api.call(resetPassword, { body: { token, password: 'yet another one' } })).status).toBe(400);
  });

  it('still requires the PIN from staff', async () => {
    const preparer = await api.people.preparer();
    await api.call(resetPassword, { body: { token: await links.tokenFor(preparer), password } });
    expect(await signIn({ ...preparer, pin: undefined }, password)).toBe(401);
    expect(await signIn(preparer, password)).toBe(200);
  });

  it('ends the sign-in lockout for clients but not for staff', async () => {
    const people = [await api.people.client(), await api.people.preparer()];
    const statuses = [];
    for (const person of people) {
      for (let n = 0; n < 10; n += 1) await signIn(person, 'a wrong guess');
      expect(await signIn(person, oldPassword)).toBe(429);
      await api.call(resetPassword, { body: { token: await links.tokenFor(person), password } });
      statuses.push(await signIn(person, password));
    }
    expect(statuses).toEqual([200, 429]);
  });

  it('is rate limited to twenty per IP address', async () => {
    const body = { token: 'A'.repeat(43), password };
    for (let n = 0; n < 20; n += 1) await api.call(resetPassword, { body, ...from('192.0.2.77') });
    expect((await api.call(resetPassword, { body, ...from('192.0.2.77') })).status).toBe(429);
  });
});

describe('POST /admin/users/{id}/send-reset-link', () => {
  it('returns 401 or 403 to non-admins, and 404 for an unknown id, a malformed id or a disabled account', async () => {
    const { id } = await api.people.client();
    expect((await api.call(sendResetLink, { params: { id } })).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(sendResetLink, { params: { id }, token })).status).toBe(403);
    const { token } = await api.people.admin();
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [id]);
    for (const absent of ['01900000-0000-7000-8000-000000000000', 'no-id', id])
      expect((await api.call(sendResetLink, { params: { id: absent }, token })).status).toBe(404);
  });

  it("emails the link only to the account's owner, and is audited", async () => {
    const [admin, person] = [await api.people.admin(), await api.people.preparer()];
    const { status, body } = await api.call(sendResetLink, { params: { id: person.id }, token: admin.token });
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    const [token = ''] = await links.tokensOf(person.email);
    expect((await api.call(resetPassword, { body: { token, password } })).status).toBe(204);
    const rows = await api.query(
      `SELECT actor_id FROM audit_log WHERE action = 'password.send_link' AND object_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
  });
});

/** Simulates the thirty minutes passing. */
const expire = (user_id: string) =>
  asOwner(api.url, `UPDATE password_resets SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [user_id]);
