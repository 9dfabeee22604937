import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { addPasskey, Authenticator, signInWithPasskey, type Deviation } from '../../../testing/authenticator';

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

const { creationOptions, signInOptions, stepUp, stepUpOptions } = passkeyEndpoints;

const age = (id: string) =>
  api.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [id]);

async function preparerWithPasskey() {
  const person = await api.people.preparer();
  const { authenticator } = await addPasskey(api.call, person.token);
  await age(person.id);
  return { authenticator, person, token: person.token };
}

const options = async (token: string) => (await api.call(stepUpOptions, { token })).body;
const isConfirmed = async (token: string) => (await api.call(creationOptions, { token })).status === 200;

describe('POST /auth/passkeys/step-up', () => {
  it('returns 401 to anonymous callers, and 400 without an assertion', async () => {
    const body = new Authenticator().sign({ challenge: 'AAAA' });
    expect((await api.call(stepUp, { body })).status).toBe(401);
    const { token } = await api.people.client();
    expect((await api.call(stepUp, { token, body: { ...body, signature: '' } })).status).toBe(400);
  });

  it('rejects someone else’s passkey, and every deviation, and audits it', async () => {
    const [{ person, authenticator, token }, other] = [await preparerWithPasskey(), await preparerWithPasskey()];
    const { status, problem } = await api.call(stepUp, {
      token,
      body: other.authenticator.sign(await options(token)),
    });
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ field: 'credential_id', detail: 'This passkey wasn’t accepted. Please try again.' }],
    });
    const deviations: Deviation[] = [
      { user_verified: false },
      { origin: 'https://portal.example.net' },
      { rp_id: 'x' },
    ];
    for (const deviation of deviations) {
      const body = authenticator.sign(await options(token), deviation);
      expect((await api.call(stepUp, { token, body })).status).toBe(400);
    }
    expect(await isConfirmed(token)).toBe(false);
    const rows = await api.query(
      `SELECT outcome, details FROM audit_log WHERE action = 'session.step_up' AND object_id = $1`,
      [person.id],
    );
    expect(rows).toEqual(Array(4).fill({ outcome: 'refused', details: { reason: 'wrong_passkey' } }));
  });

  it('rejects a challenge of another session of the same person, and one for signing in', async () => {
    const { authenticator, person, token } = await preparerWithPasskey();
    const second = (await signInWithPasskey(api.call, authenticator)).body.access_token;
    for (const challenge of [await options(second), (await api.call(signInOptions)).body])
      expect((await api.call(stepUp, { token, body: authenticator.sign(challenge) })).status).toBe(400);
    await age(person.id);
    expect(await isConfirmed(token)).toBe(false);
  });

  it('confirms this session on every server, once per challenge', async () => {
    const { authenticator, token } = await preparerWithPasskey();
    const body = authenticator.sign(await options(token));
    const answers = await Promise.all([api, replica].map((server) => server.call(stepUp, { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await isConfirmed(token)).toBe(true);
  });

  it('rejects a counter that does not advance', async () => {
    const { authenticator, person, token } = await preparerWithPasskey();
    const send = async (counter: number) =>
      api.call(stepUp, { token, body: authenticator.sign(await options(token), { counter }) });
    expect((await send(5)).status).toBe(204);
    await age(person.id);
    expect((await send(5)).status).toBe(400);
    expect(await isConfirmed(token)).toBe(false);
    const rows = await api.query(
      `SELECT outcome, details FROM audit_log WHERE action = 'session.step_up' AND object_id = $1 ORDER BY id`,
      [person.id],
    );
    expect(rows).toEqual([
      { outcome: 'ok', details: {} },
      { outcome: 'refused', details: { reason: 'passkey_counter' } },
    ]);
  });

  it('throttles wrong passkeys after ten', async () => {
    const { authenticator, token } = await preparerWithPasskey();
    for (let n = 0; n < 10; n += 1) await api.call(stepUp, { token, body: authenticator.sign({ challenge: 'AAAA' }) });
    const body = authenticator.sign(await options(token));
    expect((await api.call(stepUp, { token, body })).status).toBe(429);
  });

  it('counts attempts anew after a success', async () => {
    const { authenticator, token } = await preparerWithPasskey();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await api.call(stepUp, { token, body: authenticator.sign({ challenge: 'AAAA' }) });
      const body = authenticator.sign(await options(token));
      expect((await api.call(stepUp, { token, body })).status).toBe(204);
    }
  });

  it('names the caller’s passkeys', async () => {
    const { authenticator, token } = await preparerWithPasskey();
    expect(await options(token)).toEqual({
      challenge: expect.any(String) as string,
      rp_id: 'localhost',
      allow: [authenticator.id.toString('base64url')],
    });
  });
});
