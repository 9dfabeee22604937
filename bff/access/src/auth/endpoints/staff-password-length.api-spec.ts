import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { visibleCanary } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import { addPasskey } from '../../../testing/authenticator';
import { codeOf, enroll } from '../../../testing/second-factor';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { approvePreparer, changePassword, login, me, register, resetPassword, resetPin } = accountEndpoints;
const mixed = 'Q7 mellow-otter.lamp*93 ';
/** Returns a password of this length that is neither common nor a name. */
const ofLength = (length: number): string => mixed.repeat(6).slice(0, length);
const short = ofLength(14);
const long = ofLength(15);
const tooShort = 'Without two-step sign-in, staff passwords must be at least 15 characters long.';
const unknown = { id: '01900000-0000-7000-8000-000000000000' };

/** Returns the status of a call that only admins may make; 404 if nothing but its object is missing. */
const statusOfWork = async (token: string) => {
  const { status, problem } = await api.call(approvePreparer, { params: unknown, token });
  return status === 403 ? problem.code : status;
};
const registration = (password: string, more = {}) => {
  const email = `${password.length}-${Math.random()}@example.com`;
  return { email, password, first_name: visibleCanary, last_name: 'Li', role: 'preparer', ...more };
};

describe('a password', () => {
  it.each(['client', 'preparer'])('of a %s is accepted from 6 to 128 characters at registration', async (role) => {
    const statuses = [];
    for (const length of [5, 6, 7, 8, 14, 15, 64, 128, 129]) {
      await api.query('DELETE FROM rate_limits');
      const { status, problem } = await api.call(register, { body: registration(ofLength(length), { role }) });
      statuses.push([length, status, problem.errors?.[0]?.detail]);
    }
    const accepted = [6, 7, 8, 14, 15, 64, 128].map((length) => [length, 201, undefined]);
    expect(statuses).toEqual([
      [5, 400, 'Password must be at least 6 characters long'],
      ...accepted,
      [129, 400, 'Passwords can have up to 128 characters.'],
    ]);
  });

  it.each(['client', 'preparer'])('of a %s is compared to its last character', async (role) => {
    const password = `${ofLength(127)}a`;
    const { email } = registration(password);
    const { pin } = (await api.call(register, { body: registration(password, { role, email }) })).body;
    expect((await api.call(login, { body: { email, password: `${ofLength(127)}b`, pin } })).status).toBe(401);
    expect((await api.call(login, { body: { email, password, pin } })).status).toBe(200);
  });

  it('may be short for clients, also when they change it', async () => {
    const { token, password } = await api.people.client({ password: ofLength(8) });
    const body = { current_password: password, new_password: ofLength(6) };
    expect((await api.call(changePassword, { token, body })).status).toBe(200);
  });
});

describe('staff without a second factor', () => {
  it.each([6, 14])('must change a password of %i characters before anything else', async (length) => {
    const { token } = await api.people.admin({ password: ofLength(length) });
    expect(await statusOfWork(token)).toBe('password_change_required');
    expect((await api.call(me, { token })).body).toMatchObject({
      must_change_password: true,
      password_too_short: true,
    });
  });

  it('are not offered a second factor instead of a password that the office has chosen', async () => {
    const { id, token } = await api.people.admin({ password: short });
    await api.query('UPDATE users SET must_change_password = true WHERE id = $1', [id]);
    const { body } = await api.call(me, { token });
    expect([body.must_change_password, body.password_too_short]).toEqual([true, undefined]);
  });

  it.each([15, 128])('may keep a password of %i characters', async (length) => {
    const { token } = await api.people.admin({ password: ofLength(length) });
    expect(await statusOfWork(token)).toBe(404);
    expect((await api.call(me, { token })).body.must_change_password).toBe(false);
  });

  it('cannot choose a short password, which is shown beside the field in their language', async () => {
    const { token, password: current_password } = await api.people.preparer({ password: short });
    const change = (new_password: string, language = 'en') =>
      api.call(changePassword, {
        token,
        body: { current_password, new_password },
        headers: { 'accept-language': language },
      });
    for (const length of [6, 7, 8, 13]) {
      const { status, problem } = await change(ofLength(length));
      expect([status, problem.errors]).toEqual([400, [{ field: 'new_password', detail: tooShort }]]);
    }
    expect((await change(ofLength(5))).problem.errors?.[0]?.detail).toBe('Password must be at least 6 characters long');
    expect((await change(ofLength(13), 'es')).problem.errors?.[0]?.detail).toBe(
      'Sin la verificación en dos pasos, las contraseñas del personal deben tener al menos 15 caracteres.',
    );
    const { status, body } = await change(long);
    expect([status, body.user.must_change_password]).toEqual([200, false]);
    expect((await api.call(me, { token: body.access_token })).body.must_change_password).toBe(false);
  });

  it('cannot choose a short one with a reset link either, which keeps the link valid', async () => {
    const { id } = await api.people.admin();
    const token = await api.make.resetLink(id);
    const { status, problem } = await api.call(resetPassword, { body: { token, password: short } });
    expect([status, problem.errors]).toEqual([400, [{ field: 'password', detail: tooShort }]]);
    expect((await api.call(resetPassword, { body: { token, password: long } })).status).toBe(204);
  });

  it('see no client after they have registered with a short password and were approved', async () => {
    const body = registration(short);
    const { access_token: token = '', user } = (await api.call(register, { body })).body;
    expect(user.must_change_password).toBe(false);
    expect((await api.call(me, { token })).body.must_change_password).toBe(false);
    const admin = await api.people.admin();
    await api.call(approvePreparer, { params: { id: user.id }, token: admin.token });
    expect((await api.call(me, { token })).body).toMatchObject({ status: 'active', must_change_password: true });
  });

  it('are asked at the next sign-in if their password is from before its length was recorded', async () => {
    const { id, email, pin, token } = await api.people.admin({ password: short });
    await api.query('UPDATE users SET password_is_short = false WHERE id = $1', [id]);
    expect(await statusOfWork(token)).toBe(404);
    const { body } = await api.call(login, { body: { email, pin, password: short } });
    expect(body.user.must_change_password).toBe(true);
    expect(await statusOfWork(token)).toBe('password_change_required');
  });
});

describe('a second factor', () => {
  it('of either kind makes a short password sufficient at once, and for the next sign-in', async () => {
    const [one, other] = [await api.people.admin({ password: short }), await api.people.admin({ password: short })];
    const { secret } = await enroll(api.call, one.token);
    await addPasskey(api.call, other.token);
    for (const { token } of [one, other]) {
      expect(await statusOfWork(token)).toBe(404);
      expect((await api.call(me, { token })).body.password_too_short).toBeUndefined();
      const body = { current_password: short, new_password: ofLength(12) };
      expect((await api.call(changePassword, { token, body })).status).toBe(200);
    }
    const { email, pin } = one;
    const signedIn = await api.call(login, { body: { email, pin, password: ofLength(12), code: codeOf(secret) } });
    expect(signedIn.body.user.must_change_password).toBe(false);
  });

  it('cannot be removed by its owner while the password is short', async () => {
    const [one, other] = [await api.people.admin({ password: short }), await api.people.admin({ password: long })];
    for (const [{ token }, status] of [
      [one, 409],
      [other, 204],
    ] as const) {
      await enroll(api.call, token);
      const { passkey } = await addPasskey(api.call, token);
      expect((await api.call(secondFactorEndpoints.remove, { token })).status).toBe(204);
      const answer = await api.call(passkeyEndpoints.remove, { token, params: { id: passkey.id } });
      expect(answer.status).toBe(status);
    }
    await enroll(api.call, one.token);
    const passkeys = (await api.call(passkeyEndpoints.list, { token: one.token })).body;
    const last = { id: passkeys[0]?.id ?? '' };
    expect((await api.call(passkeyEndpoints.remove, { token: one.token, params: last })).status).toBe(204);
    const { status, problem } = await api.call(secondFactorEndpoints.remove, { token: one.token });
    expect([status, problem.detail]).toEqual([
      409,
      'Without two-step sign-in, your password must have at least 15 characters. Change it first, then turn two-step sign-in off.',
    ]);
  });

  it('that the office requires comes first, whatever the length of the password', async () => {
    const strict = await startApi({ STAFF_MFA: 'required' }, api.url);
    const { token } = await api.people.admin({ password: short });
    expect((await strict.call(resetPin, { params: unknown, token })).problem.code).toBe('second_factor_setup_required');
    expect((await strict.call(me, { token })).body.must_change_password).toBe(false);
    await strict.stop();
  });
});
