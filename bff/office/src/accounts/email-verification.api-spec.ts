import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { asOwner } from '@portal/bff-platform/testing/database';
import type { Person } from '@portal/bff-access/testing/people';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { OfficeMailServer } from '../../testing/office-mail-server';

const server = new OfficeMailServer();
let api: Api;

beforeAll(async () => {
  api = await startApi({ ...(await server.settings()), TRUSTED_PROXY: 'loopback' });
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});
beforeEach(async () => {
  await api.query('DELETE FROM rate_limits');
  server.received.length = 0;
});

const { forgotPassword, me, register, resetPassword, sendVerification, verifyEmail } = accountEndpoints;
const linkIsOver = 'This link has expired or was already used. Please request a new one.';
const newAddress = () => `${uuidv7()}@example.com`;
const unverified = () => api.people.client({ email_verified_at: null });
const isUnverified = async ({ token }: Pick<Person, 'token'>) =>
  (await api.call(me, { token })).body.email_unverified ?? false;
const verify = async (token: string) => {
  const { status, problem } = await api.call(verifyEmail, { body: { token } });
  return status === 204 ? 204 : [status, problem.detail, problem.errors?.map(({ field }) => field)];
};
const rejected = [400, linkIsOver, ['token']];
/** Returns the tokens of all links sent to an address, oldest first. */
const tokensTo = async (email: string): Promise<string[]> =>
  (await server.mailsTo(api, email)).flatMap(({ text = '' }) => /\/verify-email#(\S+)/.exec(text)?.[1] ?? []);
const tokenTo = async (email: string): Promise<string> => (await tokensTo(email)).at(-1) ?? '';

const registered = async (more: object = {}) => {
  const email = newAddress();
  const person = { email, password: canaries.password, first_name: 'Ada', last_name: 'Byron', role: 'client' as const };
  const { status, body } = await api.call(register, { body: { ...person, ...more } });
  expect(status).toBe(201);
  return { id: body.user.id, email, token: body.access_token ?? '', user: body.user };
};

describe('POST /auth/verify-email', () => {
  it.each(['', 'x', 'A'.repeat(43), '\u0000'])('returns 400 naming the token field for %j', async (token) => {
    const { status, problem } = await api.call(verifyEmail, { body: { token } });
    expect({ status, fields: problem.errors?.map(({ field }) => field) }).toEqual({ status: 400, fields: ['token'] });
  });

  it('rejects a link after three days, after it was used, and after its account was closed', async () => {
    const [late, used, closed] = [await unverified(), await unverified(), await unverified()];
    const tokens = await Promise.all([late, used, closed].map((person) => api.make.verificationLink(person)));
    await asOwner(api.url, `UPDATE email_verifications SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [
      late.id,
    ]);
    expect(await verify(tokens[1] ?? '')).toBe(204);
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [closed.id]);
    for (const token of tokens) expect(await verify(token)).toEqual(rejected);
    expect(await isUnverified(late)).toBe(true);
  });

  it('rejects a link to an address that the account no longer has', async () => {
    const person = await unverified();
    const before = await api.make.verificationLink(person);
    await api.query('UPDATE users SET email = $2 WHERE id = $1', [person.id, newAddress()]);
    expect(await verify(before)).toEqual(rejected);
    const stale = await api.make.verificationLink(person);
    expect(await verify(stale)).toEqual(rejected);
  });

  it('does not verify an address if its page is only opened', async () => {
    const { email, token } = await registered();
    const link = await tokenTo(email);
    const opened = await api.app.inject({ method: 'GET', url: `/api/auth/verify-email?token=${link}` });
    expect([404, 405]).toContain(opened.statusCode);
    expect(await isUnverified({ token })).toBe(true);
    expect(await verify(link)).toBe(204);
  });

  it('verifies the address once, even with several links and simultaneous requests, without signing in', async () => {
    const { id, email, token } = await registered();
    await api.call(sendVerification, { token });
    const [first = '', second = ''] = await tokensTo(email);
    const results = await Promise.all([verify(first), verify(second), verify(first)]);
    expect(results.filter((one) => one === 204)).toHaveLength(1);
    expect(await isUnverified({ token })).toBe(false);
    const { cookies, status } = await api.call(verifyEmail, { body: { token: second } });
    expect({ cookies, status }).toEqual({ cookies: {}, status: 400 });
    const log = await api.query(
      `SELECT actor_id FROM audit_log WHERE object_id = $1 AND action = 'account.verify_email'`,
      [id],
    );
    expect(log).toEqual([{ actor_id: id }]);
    expect(await api.query('SELECT id FROM email_verifications WHERE user_id = $1', [id])).toEqual([]);
  });

  it('returns 429 to an address that guesses', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await api.call(verifyEmail, { body: { token: 'A'.repeat(43) }, headers })).status);
    expect([statuses.slice(0, 20).every((one) => one === 400), statuses[20]]).toEqual([true, 429]);
  });
});

describe('POST /account/verification-mails', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(sendVerification)).status).toBe(401);
  });

  it('sends another link to the own address, up to three an hour, while earlier ones stay valid', async () => {
    const person = await unverified();
    for (let n = 0; n < 3; n += 1) expect((await api.call(sendVerification, { token: person.token })).status).toBe(204);
    const { status, problem } = await api.call(sendVerification, { token: person.token });
    expect([status, problem.code]).toEqual([429, 'throttled']);
    const tokens = await tokensTo(person.email);
    expect(tokens).toHaveLength(3);
    expect(await verify(tokens[0] ?? '')).toBe(204);
  });

  it('sends nothing to a verified address', async () => {
    const { email, token } = await api.people.client();
    expect((await api.call(sendVerification, { token })).status).toBe(204);
    expect(await tokensTo(email)).toEqual([]);
  });
});

describe('a new address', () => {
  it('gets a link in the language of the registration, stored only as a hash, and works at once', async () => {
    const email = newAddress();
    const body = { email, password: canaries.password, first_name: 'Ada', last_name: 'B', role: 'client' as const };
    const { body: session } = await api.call(register, { body, headers: { 'accept-language': 'es' } });
    expect(session.user.email_unverified).toBe(true);
    const [mail] = await server.mailsTo(api, email);
    expect(mail?.subject).toBe('Confirme su correo electrónico');
    expect(mail?.text).toContain('vence en 3 días');
    const rows = await api.query<{ row: string; days: number }>(
      `SELECT link::text AS row, round(extract(epoch FROM expires_at - created_at) / 86400)::int AS days
       FROM email_verifications link WHERE user_id = $1`,
      [session.user.id],
    );
    expect(rows.map(({ days }) => days)).toEqual([3]);
    expect(rows[0]?.row).not.toContain(await tokenTo(email));
  });

  it('gets a link after the general intake and for staff created by an admin', async () => {
    const visitor = await registered({ temporary: true });
    expect(await tokensTo(visitor.email)).toHaveLength(1);
    const { token } = await api.people.admin();
    const body = {
      ...{ email: newAddress(), password: canaries.password, first_name: 'P', last_name: 'Q' },
      role: 'preparer' as const,
    };
    const created = await api.call(register, { body, token });
    expect(created.body.user.email_unverified).toBe(true);
    expect(await tokensTo(body.email)).toHaveLength(1);
  });

  it('makes the account unverified again when an admin enters it, and gets a link of its own', async () => {
    const [admin, preparer] = [await api.people.admin(), await api.people.preparer()];
    const email = newAddress().toUpperCase();
    const { status } = await api.call(adminPreparerEndpoints.update, {
      params: { id: preparer.id },
      body: { first_name: 'Ann', last_name: 'Adams', email },
      token: admin.token,
    });
    expect(status).toBe(200);
    const state = () =>
      api.query('SELECT email_verified_at IS NULL AS unverified FROM users WHERE id = $1', [preparer.id]);
    expect(await state()).toEqual([{ unverified: true }]);
    expect(await verify(await tokenTo(email.toLowerCase()))).toBe(204);
    expect(await state()).toEqual([{ unverified: false }]);
  });

  it('is verified by a password reset, whose link was sent to it', async () => {
    const person = await unverified();
    await api.call(forgotPassword, { body: { email: person.email } });
    const link = await api.make.resetLink(person.id);
    expect((await api.call(resetPassword, { body: { token: link, password: canaries.otherPassword } })).status).toBe(
      204,
    );
    expect(await api.query('SELECT FROM users WHERE id = $1 AND email_verified_at IS NULL', [person.id])).toEqual([]);
  });
});
