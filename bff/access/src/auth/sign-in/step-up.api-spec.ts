import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { generateSync } from 'otplib';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
let replica: Api;

beforeAll(async () => {
  api = await startApi();
  replica = await startApi({}, api.url);
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const { login } = accountEndpoints;
const { confirm, setUp, stepUp } = secondFactorEndpoints;
const { password, otherPassword } = canaries;

const age = (id: string) =>
  api.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [id]);

const auditOf = (id: string) =>
  api.query<{ outcome: string }>(
    `SELECT outcome, details FROM audit_log WHERE action = 'session.step_up' AND object_id = $1`,
    [id],
  );

describe('POST /auth/step-up', () => {
  it('returns 401 to anonymous callers, and 400 without a password or a code', async () => {
    expect((await api.call(stepUp, { body: { password } })).status).toBe(401);
    const { token } = await api.people.client();
    const { status, problem } = await api.call(stepUp, { token, body: {} });
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ field: 'password', detail: 'Your current password is incorrect.' }],
    });
  });

  it('rejects a wrong password and audits it, and rejects a code of someone without a second factor', async () => {
    const { id, token } = await api.people.preparer();
    await age(id);
    const wrong = await api.call(stepUp, { token, body: { password: otherPassword } });
    expect(wrong.problem.errors).toEqual([{ field: 'password', detail: 'Your current password is incorrect.' }]);
    expect((await api.call(stepUp, { token, body: { code: '000000' } })).status).toBe(400);
    expect((await api.call(setUp, { token })).problem.code).toBe('step_up_required');
    expect(await auditOf(id)).toEqual([{ outcome: 'refused', details: {} }]);
  });

  it('throttles guesses on all servers after ten', async () => {
    const { token } = await api.people.preparer();
    for (let n = 0; n < 10; n += 1) {
      const server = n % 2 ? api : replica;
      expect((await server.call(stepUp, { token, body: { password: otherPassword } })).status).toBe(400);
    }
    expect((await api.call(stepUp, { token, body: { password } })).status).toBe(429);
  });

  it('counts guesses anew after a success', async () => {
    const { token } = await api.people.preparer();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await api.call(stepUp, { token, body: { password: otherPassword } });
      expect((await api.call(stepUp, { token, body: { password } })).status).toBe(204);
    }
  });

  it('allows sensitive changes in this session only, on every server, and is audited', async () => {
    const [{ id, email, pin, token }, other] = [await api.people.preparer(), await api.people.preparer()];
    const second = (await api.call(login, { body: { email, password, pin } })).body.access_token;
    await age(id);
    await age(other.id);
    expect((await api.call(stepUp, { token, body: { password } })).status).toBe(204);
    expect((await replica.call(setUp, { token })).status).toBe(200);
    for (const elsewhere of [second, other.token])
      expect((await api.call(setUp, { token: elsewhere })).problem.code).toBe('step_up_required');
    expect(await auditOf(id)).toEqual([{ outcome: 'ok', details: {} }]);
  });

  it('takes a code, not the password, from someone with a second factor, and each code once', async () => {
    const { id, token } = await api.people.preparer();
    const { secret } = (await api.call(setUp, { token })).body;
    const earlier = Math.floor(Date.now() / 1000) - 30;
    await api.call(confirm, { token, body: { code: generateSync({ secret, epoch: earlier }) } });
    await age(id);
    const byPassword = await api.call(stepUp, { token, body: { password } });
    expect(byPassword.problem.errors).toEqual([
      { field: 'code', detail: 'Enter the code from your authenticator app.' },
    ]);
    const body = { code: generateSync({ secret }) };
    const answers = await Promise.all([api, replica].map((server) => server.call(stepUp, { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(answers.find(({ status }) => status === 400)?.problem.errors).toEqual([
      { field: 'code', detail: 'This code isn’t valid. Enter the newest code from your app.' },
    ]);
    expect((await auditOf(id)).map(({ outcome }) => outcome).sort()).toEqual(['ok', 'refused']);
  });
});
