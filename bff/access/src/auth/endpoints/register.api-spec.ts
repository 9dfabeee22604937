import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { register, login, changePassword, me } = accountEndpoints;

let count = 0;
const person = (more: Record<string, unknown> = {}) => {
  count += 1;
  return {
    email: `new-${count}@example.com`,
    password: canaries.password,
    first_name: visibleCanary,
    last_name: 'Li',
    role: 'client',
    ...more,
  };
};
const refusalOf = async (more: Record<string, unknown>) => {
  const { status, problem } = await api.call(register, { body: person(more) });
  return { status, ...problem.errors?.[0] };
};

describe('POST /auth/register', () => {
  it('accepts only the roles client and preparer', async () => {
    expect(await refusalOf({ role: 'admin' })).toMatchObject({ status: 400, field: 'role' });
    expect(await refusalOf({ role: 'root' })).toMatchObject({ status: 400, field: 'role' });
  });

  it("rejects a password that is too short, too long, common, or the person's own address", async () => {
    const refusals = [
      ['12345', 'Password must be at least 6 characters long'],
      ['x'.repeat(129), 'Passwords can have up to 128 characters.'],
      ['password1', 'This password is too common. Choose one that others would not guess.'],
      ['PassWord1', 'This password is too common. Choose one that others would not guess.'],
      ['Very.Own@example.com', 'Your password can’t be your email address.'],
    ] as const;
    for (const [password, detail] of refusals) {
      const refusal = await refusalOf({ email: 'very.own@example.com', password });
      expect(refusal).toEqual({ status: 400, field: 'password', detail });
    }
  });

  it('keeps a password exactly as typed, including surrounding whitespace', async () => {
    const password = ` ${canaries.password}  `;
    const body = person({ password });
    const { status, body: registered } = await api.call(register, { body });
    expect(status).toBe(201);
    const signIn = (typed: string) => api.call(login, { body: { email: body.email, password: typed } });
    expect((await signIn(canaries.password)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    const new_password = ` ${canaries.otherPassword}`;
    const change = (current_password: string) =>
      api.call(changePassword, { body: { current_password, new_password }, token: registered.access_token });
    expect((await change(canaries.password)).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    expect((await signIn(canaries.otherPassword)).status).toBe(401);
    expect((await signIn(new_password)).status).toBe(200);
  });

  it('rejects unknown fields', async () => {
    expect(await refusalOf({ status: 'active' })).toMatchObject({ status: 400, field: 'status' });
    expect(await refusalOf({ must_change_password: false })).toMatchObject({
      status: 400,
      field: 'must_change_password',
    });
  });

  it('rejects an existing address, even for simultaneous requests', async () => {
    const body = person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.call(register, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const again = await api.call(register, { body: { ...body, email: body.email.toUpperCase() } });
    expect(again.problem).toMatchObject({ code: 'already_exists', detail: expect.stringContaining('already exists') });
  });

  it('returns 403 to a signed-in client or preparer, and 401 for an invalid token', async () => {
    const { token } = await api.people.client();
    expect((await api.call(register, { body: person(), token })).status).toBe(403);
    expect((await api.call(register, { body: person(), token: `${token}x` })).status).toBe(401);
  });

  it('creates a client who is signed in immediately', async () => {
    const { status, body, cookies } = await api.call(register, { body: person({ phone: '313-555-0123' }) });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: 'client', status: 'active', phone: '313-555-0123' });
    expect(body.user).not.toHaveProperty('preparer_code');
    expect(body).not.toHaveProperty('pin');
    expect(cookies.portal_refresh).toMatch(/.{40}/);
    expect((await api.call(me, { token: body.access_token })).status).toBe(200);
  });

  it('accepts 128 characters, all of them significant', async () => {
    const start = `${canaries.password}${'.'.repeat(128)}`.slice(0, 127);
    const { email } = (await api.call(register, { body: person({ password: `${start}a` }) })).body.user;
    expect((await api.call(login, { body: { email, password: `${start}b` } })).status).toBe(401);
    expect((await api.call(login, { body: { email, password: `${start}a` } })).status).toBe(200);
  });

  it('creates a preparer pending approval and shows the PIN once', async () => {
    const { body } = await api.call(register, { body: person({ role: 'preparer' }) });
    expect(body.user).toMatchObject({ role: 'preparer', status: 'pending' });
    expect(body.pin).toMatch(/^\d{4}$/);
    const { email } = body.user;
    const signedIn = await api.call(login, { body: { email, password: canaries.password, pin: body.pin } });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { status: 'pending' } } });
  });

  it('lets an admin create an approved preparer with a PIN, no token, and a password change required', async () => {
    const { token } = await api.people.admin();
    const { status, body, cookies } = await api.call(register, { body: person({ role: 'preparer' }), token });
    expect(status).toBe(201);
    expect(body).toEqual({
      user: expect.objectContaining({ status: 'active', must_change_password: true }),
      pin: body.pin,
    });
    expect(body.pin).toMatch(/^\d{4}$/);
    expect(cookies).toEqual({});
  });

  it('rejects a temporary password for anyone but a client, and from an admin', async () => {
    const detail = 'Only clients who register themselves can have a temporary password.';
    const refusal = { status: 400, field: 'temporary', detail };
    expect(await refusalOf({ role: 'preparer', temporary: true })).toEqual(refusal);
    const { token } = await api.people.admin();
    const { status, problem } = await api.call(register, { body: person({ temporary: true }), token });
    expect({ status, ...problem.errors?.[0] }).toEqual(refusal);
  });

  it("is audited without the person's name or address", async () => {
    const { body } = await api.call(register, { body: person() });
    const [row] = await api.query('SELECT * FROM audit_log WHERE object_id = $1', [body.user.id]);
    expect(row).toMatchObject({
      action: 'account.create',
      actor_id: body.user.id,
      details: { role: 'client', status: 'active' },
    });
    expect(JSON.stringify(row)).not.toContain(body.user.email);
  });
});
