import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { DatabaseClock } from '@portal/bff-platform/database/database-clock';
import { startApi, type Api } from '../../../testing/api';
import { PasskeyUse } from '../passkeys/passkey-use';
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
beforeEach(() => api.query('DELETE FROM rate_limits'));
afterEach(() => jest.restoreAllMocks());

const { creationOptions, signIn, signInOptions, stepUpOptions } = passkeyEndpoints;

const refusal = {
  status: 401,
  code: 'bad_credentials',
  detail: 'We couldn’t sign you in with this passkey. Try again, or use your email and password.',
};

async function clientWithPasskey() {
  const person = await api.people.client();
  return { person, ...(await addPasskey(api.call, person.token)) };
}

const outcome = ({ status, problem }: Awaited<ReturnType<typeof signInWithPasskey>>) => ({
  status,
  code: problem.code,
  detail: problem.detail,
});

const reasonsOf = (id: string) =>
  api.query(
    `SELECT outcome, details FROM audit_log WHERE action = 'session.start' AND object_id = $1 ORDER BY id DESC LIMIT 1`,
    [id],
  );

describe('signing in with a passkey', () => {
  it('tells the browser no passkey, although there are some', async () => {
    await clientWithPasskey();
    expect((await api.call(signInOptions)).body.allow).toEqual([]);
  });

  it('gives an unknown passkey, a wrong signature and every deviation the same answer', async () => {
    const { authenticator, person } = await clientWithPasskey();
    expect(outcome(await signInWithPasskey(api.call, new Authenticator()))).toEqual(refusal);
    const deviations: Deviation[] = [
      { origin: 'https://portal.example.net' },
      { rp_id: 'portal.example.net' },
      { user_verified: false },
      { type: 'webauthn.create' },
    ];
    for (const deviation of deviations)
      expect(outcome(await signInWithPasskey(api.call, authenticator, deviation))).toEqual(refusal);
    const options = (await api.call(signInOptions)).body;
    const { signature } = new Authenticator().sign(options);
    const forged = { ...authenticator.sign(options), signature };
    expect(outcome(await api.call(signIn, { body: forged }))).toEqual(refusal);
    expect(await reasonsOf(person.id)).toEqual([{ outcome: 'refused', details: { reason: 'wrong_passkey' } }]);
  });

  it('rejects a challenge of another purpose, an unknown one, and one older than five minutes', async () => {
    const { authenticator, person } = await clientWithPasskey();
    const others = [
      (await api.call(creationOptions, { token: person.token })).body,
      (await api.call(stepUpOptions, { token: person.token })).body,
      { challenge: Buffer.alloc(54).toString('base64url') },
    ];
    for (const challenge of others)
      expect(outcome(await api.call(signIn, { body: authenticator.sign(challenge) }))).toEqual(refusal);
    const earlier = jest.spyOn(api.get(DatabaseClock), 'now').mockResolvedValueOnce(Date.now() - 301_000);
    const body = authenticator.sign((await api.call(signInOptions)).body);
    expect(earlier).toHaveBeenCalledTimes(1);
    expect(outcome(await api.call(signIn, { body }))).toEqual(refusal);
  });

  it('accepts an assertion once, also when two servers receive it at the same time', async () => {
    const { authenticator } = await clientWithPasskey();
    const body = authenticator.sign((await api.call(signInOptions)).body);
    const answers = await Promise.all([api, replica].map((server) => server.call(signIn, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(outcome(await api.call(signIn, { body }))).toEqual(refusal);
  });

  it('refuses a counter that does not advance, and audits that the passkey may have been copied', async () => {
    const { authenticator, person } = await clientWithPasskey();
    expect((await signInWithPasskey(api.call, authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(outcome(await signInWithPasskey(replica.call, authenticator, { counter }))).toEqual(refusal);
    expect(await reasonsOf(person.id)).toEqual([{ outcome: 'refused', details: { reason: 'passkey_counter' } }]);
    expect((await signInWithPasskey(api.call, authenticator, { counter: 8 })).status).toBe(200);
  });

  it('accepts passkeys that do not count', async () => {
    const { authenticator } = await clientWithPasskey();
    for (let n = 0; n < 2; n += 1)
      expect((await signInWithPasskey(api.call, authenticator, { counter: 0 })).status).toBe(200);
  });

  it.each([
    ['closed', `status = 'disabled', closed_at = now()`],
    ['deleted', 'deleted_at = now()'],
    ['demo', 'demo = true'],
  ])('refuses a %s account like an unknown passkey', async (_state, change) => {
    const { authenticator, person } = await clientWithPasskey();
    await api.query(`UPDATE users SET ${change} WHERE id = $1`, [person.id]);
    expect(outcome(await signInWithPasskey(api.call, authenticator))).toEqual(refusal);
  });

  it.each([
    ['closed', `status = 'disabled', closed_at = now()`],
    ['given another address', `email = 'moved-' || email`],
  ])('refuses an account that is %s between its look-up and its lock', async (_state, change) => {
    const { authenticator, person } = await clientWithPasskey();
    const use = api.get(PasskeyUse);
    const verify = use.verify.bind(use);
    jest.spyOn(use, 'verify').mockImplementationOnce(async (...asked) => {
      const used = await verify(...asked);
      await api.query(`UPDATE users SET ${change} WHERE id = $1`, [person.id]);
      return used;
    });
    const before = await api.query('SELECT id FROM sessions WHERE user_id = $1', [person.id]);
    expect(outcome(await signInWithPasskey(api.call, authenticator))).toEqual(refusal);
    expect(await api.query('SELECT id FROM sessions WHERE user_id = $1', [person.id])).toEqual(before);
  });

  it('refuses an account whose temporary password has expired', async () => {
    const { authenticator, person } = await clientWithPasskey();
    await api.query(`UPDATE users SET password_expires_at = now() WHERE id = $1`, [person.id]);
    const { detail } = outcome(await signInWithPasskey(api.call, authenticator));
    expect(detail).toBe('This temporary password has expired. Ask the office for a new one.');
  });

  it('throttles an account on all servers after ten wrong attempts', async () => {
    const { authenticator } = await clientWithPasskey();
    for (let n = 0; n < 10; n += 1) {
      const { call } = n % 2 ? api : replica;
      expect((await signInWithPasskey(call, authenticator, { user_verified: false })).status).toBe(401);
    }
    const { status, headers } = await signInWithPasskey(api.call, authenticator);
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 429, retry: expect.any(String) as string });
  });

  it('returns a session, remembers the browser, and records how the person signed in', async () => {
    const { authenticator, person } = await clientWithPasskey();
    const { body, cookies } = await signInWithPasskey(api.call, authenticator);
    expect(body).toMatchObject({ access_token: expect.any(String) as string, user: { id: person.id } });
    expect(Object.keys(cookies)).toEqual(expect.arrayContaining(['portal_refresh', 'portal_device']));
    expect(await reasonsOf(person.id)).toEqual([{ outcome: 'ok', details: { via: 'passkey' } }]);
    const mails = await api.query('SELECT kind FROM mails WHERE lower(recipient) = $1', [person.email]);
    expect(mails).toContainEqual({ kind: 'new_sign_in' });
  });

  it('checks the origin and the domain of PUBLIC_ORIGIN', async () => {
    const { authenticator } = await clientWithPasskey();
    const origin = 'https://portal.example.com';
    const secure = await startApi({ PUBLIC_ORIGIN: origin }, api.url);
    const there = { origin, rp_id: 'portal.example.com' };
    expect((await secure.call(signInOptions)).body.rp_id).toBe('portal.example.com');
    expect((await signInWithPasskey(secure.call, authenticator)).status).toBe(401);
    expect((await signInWithPasskey(secure.call, authenticator, there)).status).toBe(200);
    await secure.stop();
  });
});
