import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { changePassword, login, refresh, register, me } = accountEndpoints;
const { password: current_password, otherPassword: new_password } = canaries;

describe('POST /auth/change-password', () => {
  it('rejects an anonymous caller, a wrong current password, an unchanged password and a common one', async () => {
    expect((await api.call(changePassword, { body: { current_password, new_password } })).status).toBe(401);
    const { token } = await api.people.client();
    const wrong = [
      [{ current_password: 'wrong one', new_password }, 'current_password', 'Your current password is incorrect.'],
      [
        { current_password, new_password: current_password },
        'new_password',
        expect.stringContaining('must be different'),
      ],
      [{ current_password, new_password: 'password123' }, 'new_password', expect.stringContaining('too common')],
    ] as const;
    for (const [body, field, detail] of wrong) {
      const { status, problem } = await api.call(changePassword, { body, token });
      expect({ status, errors: problem.errors }).toEqual({ status: 400, errors: [{ field, detail }] });
    }
  });

  it('is rate limited against guessing the current password', async () => {
    const { token } = await api.people.client();
    const guess = () => api.call(changePassword, { body: { current_password: 'a guess', new_password }, token });
    for (let n = 0; n < 10; n += 1) await guess();
    expect(await guess()).toMatchObject({ status: 429 });
  });

  it('revokes all other sessions immediately, and continues in a new one', async () => {
    const { email, token } = await api.people.client();
    const other = await api.call(login, { body: { email, password: current_password } });
    const { status, body } = await api.call(changePassword, { body: { current_password, new_password }, token });
    expect(status).toBe(200);
    for (const old of [token, other.body.access_token]) expect((await api.call(me, { token: old })).status).toBe(401);
    const { portal_refresh = '' } = other.cookies;
    expect((await api.call(refresh, { cookies: { portal_refresh } })).status).toBe(401);
    expect((await api.call(me, { token: body.access_token })).status).toBe(200);
    expect((await api.call(login, { body: { email, password: current_password } })).status).toBe(401);
    expect((await api.call(login, { body: { email, password: new_password } })).status).toBe(200);
  });
});

describe('account that must change its password', () => {
  it('can only change its password', async () => {
    const { token } = await api.people.client({ must_change_password: true });
    const refused = await api.call(intakeEndpoints.mine, { token });
    expect(refused).toMatchObject({ status: 403, problem: { code: 'password_change_required' } });
    const { body } = await api.call(changePassword, { body: { current_password, new_password }, token });
    expect(body.user.must_change_password).toBe(false);
    expect((await api.call(intakeEndpoints.mine, { token: body.access_token })).status).toBe(200);
  });
});

describe('temporary account', () => {
  const visitor = async (email: string) => {
    const name = { first_name: visibleCanary, last_name: 'Visitor', role: 'client' };
    const body = { ...name, email, password: canaries.password, temporary: true };
    const { status, body: registered } = await api.call(register, { body });
    expect(status).toBe(201);
    return { email, password: canaries.password, token: registered.access_token };
  };

  it('expires after 72 hours, including existing sessions', async () => {
    const { token: first, ...body } = await visitor('visitor-1@example.com');
    const { access_token: token } = (await api.call(login, { body })).body;
    const [row] = await api.query<{ hours: number }>(
      `UPDATE users SET password_expires_at = password_expires_at - interval '72 h' WHERE email = $1
       RETURNING round(extract(epoch FROM now() - password_expires_at) / 3600) AS hours`,
      [body.email],
    );
    expect(row).toBeDefined();
    expect((await api.call(me, { token })).status).toBe(401);
    expect((await api.call(me, { token: first })).status).toBe(401);
    expect((await api.call(login, { body })).status).toBe(401);
  });

  it('must choose a new password after signing in again, and does not expire afterwards', async () => {
    const { email, password } = await visitor('visitor-2@example.com');
    const { body: session } = await api.call(login, { body: { email, password } });
    expect(session.user).toMatchObject({ role: 'client', must_change_password: true });
    const refused = await api.call(intakeEndpoints.mine, { token: session.access_token });
    expect(refused.problem.code).toBe('password_change_required');
    const change = { current_password: password, new_password };
    expect((await api.call(changePassword, { body: change, token: session.access_token })).status).toBe(200);
    const [row] = await api.query(`SELECT password_expires_at FROM users WHERE email = $1`, [email]);
    expect(row).toEqual({ password_expires_at: null });
  });

  it('lets the visitor finish the form in the session started by the registration', async () => {
    const { token } = await visitor('visitor-3@example.com');
    expect((await api.call(intakeEndpoints.mine, { token })).status).toBe(200);
    expect((await api.call(intakeEndpoints.create, { token, body: { city: 'Detroit' } })).status).toBe(201);
  });

  it('can be created only by clients who register themselves', async () => {
    const admin = await api.people.admin();
    const name = { first_name: visibleCanary, last_name: 'Visitor', password: canaries.password, temporary: true };
    for (const [role, token] of [
      ['preparer', undefined],
      ['preparer', admin.token],
      ['client', admin.token],
    ] as const) {
      const body = { ...name, role, email: 'visitor-4@example.com' };
      const { status, problem } = await api.call(register, { body, token });
      expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 400, field: 'temporary' });
    }
  });
});
