import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { hash } from '@node-rs/argon2';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { startApi, type Api } from '../../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { login, me } = accountEndpoints;
const { password, otherPassword } = canaries;

describe('POST /auth/login', () => {
  it('returns the same error for an unknown address, a wrong password, and a wrong or missing PIN', async () => {
    const { email: client } = await api.people.client();
    const { email: staff } = await api.people.preparer();
    const disabled = await api.people.client();
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [disabled.id]);
    const tries = [
      { email: 'nobody@example.com', password },
      { email: client, password: otherPassword },
      { email: disabled.email, password },
      { email: staff, password: otherPassword, pin: '4071' },
      { email: staff, password, pin: '0000' },
      { email: staff, password },
      { email: staff, password, pin: 'none' },
    ];
    const answers = await Promise.all(tries.map((body) => api.call(login, { body })));
    const problems = answers.map(({ problem }) => ({ ...problem, request_id: '' }));
    expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(problems[0]).toMatchObject({
      status: 401,
      code: 'bad_credentials',
      detail: 'Invalid email, password or PIN',
    });
  });

  it('names a missing email or password field', async () => {
    const { status, problem } = await api.call(login, { body: { email: '' } });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { field: 'email', detail: 'Email is required.' },
      { field: 'password', detail: 'Password is required.' },
    ]);
  });

  it('rejects an expired temporary password, and reveals that only if the password is correct', async () => {
    const { email, id } = await api.people.client();
    await api.query(`UPDATE users SET password_expires_at = now() - interval '1 s' WHERE id = $1`, [id]);
    const { status, problem } = await api.call(login, { body: { email, password } });
    expect({ status, detail: problem.detail }).toEqual({
      status: 401,
      detail: 'This temporary password has expired. Ask the office for a new one.',
    });
  });

  it('always compares two secrets, so that timing reveals nothing about the account', async () => {
    const compare = jest.spyOn(api.get(SecretHasher), 'matches');
    const [client, staff] = [await api.people.client(), await api.people.preparer()];
    const wrong = [
      { email: 'absent@example.com', password },
      { email: 'absent@example.com', password, pin: '4071' },
      { email: client.email, password: otherPassword },
      { email: staff.email, password: otherPassword, pin: '4071' },
      { email: staff.email, password, pin: '0000' },
      { email: staff.email, password },
    ];
    for (const body of wrong) {
      compare.mockClear();
      expect((await api.call(login, { body })).status).toBe(401);
      expect(compare).toHaveBeenCalledTimes(2);
    }
    compare.mockRestore();
  });

  it('signs in a client without a PIN, ignoring the case of the address', async () => {
    const { email, id } = await api.people.client();
    const { status, body } = await api.call(login, { body: { email: email.toUpperCase(), password } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id, email, role: 'client', status: 'active', must_change_password: false });
    expect(await api.call(me, { token: body.access_token })).toMatchObject({ status: 200, body: { id } });
  });

  it("signs in staff with their PIN, and returns a preparer's code", async () => {
    const preparer = await api.people.preparer();
    const { status, body } = await api.call(login, { body: { email: preparer.email, password, pin: preparer.pin } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'preparer', preparer_code: expect.stringMatching(/^[A-Z0-9]{6}$/) });
  });

  it('stores only argon2id hashes, and rehashes weaker ones at sign-in', async () => {
    const { email, id } = await api.people.client();
    const weak = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await api.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, weak]);
    expect((await api.call(login, { body: { email, password } })).status).toBe(200);
    const rows = await api.query<{ password_hash: string }>('SELECT password_hash FROM users');
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('audits successful and failed sign-ins by account id', async () => {
    const { email, id } = await api.people.client();
    await api.call(login, { body: { email, password: otherPassword } });
    const rows = await api.query<{ outcome: string; address: string; request_id: string }>(
      `SELECT outcome, address, request_id FROM audit_log WHERE action = 'session.start' AND object_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ok', 'refused']);
    expect(rows[1]).toMatchObject({ address: '127.0.0.1', request_id: expect.stringMatching(/.{8,}/) });
  });
});
