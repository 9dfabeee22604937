import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import { addPasskey, Authenticator, signInWithPasskey, type Deviation } from '../../../testing/authenticator';
import type { Person } from '../../../testing/people';
import { mailsTo } from '../../../testing/recorded';

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

const { add, creationOptions, list, remove, rename, signInOptions, stepUpOptions } = passkeyEndpoints;
const { login, me } = accountEndpoints;
const body = new Authenticator().create({ challenge: 'AAAA' });
const unknown = '01900000-0000-7000-8000-000000000000';

const challengeFor = async ({ token }: Person) => (await api.call(creationOptions, { token })).body;

const auditOf = (id: string, action: string) =>
  api.query<{ outcome: string }>('SELECT outcome FROM audit_log WHERE action = $2 AND object_id = $1', [id, action]);

const changes = [
  ['creationOptions', creationOptions, {}],
  ['add', add, { body }],
  ['rename', rename, { params: { id: unknown }, body: { name: 'Phone' } }],
  ['remove', remove, { params: { id: unknown } }],
] as const;

describe.each(changes)('%s', (_name, endpoint, request) => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(endpoint, request)).status).toBe(401);
  });

  it('requires that the password was entered within the last fifteen minutes', async () => {
    const { id, token } = await api.people.client();
    await api.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [id]);
    expect((await api.call(endpoint, { ...request, token })).problem.code).toBe('step_up_required');
  });
});

it.each([
  ['list', list],
  ['stepUpOptions', stepUpOptions],
])('%s returns 401 to anonymous callers', async (_name, endpoint) => {
  expect((await api.call(endpoint)).status).toBe(401);
});

describe('adding a passkey', () => {
  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://portal.example.net' }],
    ['another domain', { rp_id: 'portal.example.net' }],
    ['a user that was not verified', { user_verified: false }],
    ['a signature for another purpose', { type: 'webauthn.get' }],
  ])('rejects %s', async (_what, deviation) => {
    const person = await api.people.client();
    const sent = new Authenticator().create(await challengeFor(person), deviation);
    const { status, problem } = await api.call(add, { token: person.token, body: sent });
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ field: 'attestation', detail: 'We couldn’t add this passkey. Please try again.' }],
    });
  });

  it('rejects a challenge of someone else, of another purpose, and one that the portal did not issue', async () => {
    const [person, other] = [await api.people.client(), await api.people.client()];
    const { token } = person;
    const challenges = [
      await challengeFor(other),
      (await api.call(stepUpOptions, { token })).body,
      (await api.call(signInOptions)).body,
      { challenge: Buffer.alloc(54).toString('base64url') },
      { challenge: '' },
    ];
    for (const challenge of challenges)
      expect((await api.call(add, { token, body: new Authenticator().create(challenge) })).status).toBe(400);
  });

  it('rejects an attestation with certificates, and what is no attestation', async () => {
    const person = await api.people.client();
    const good = new Authenticator().create(await challengeFor(person));
    const bytes = Buffer.from(good.attestation, 'base64url').toString('latin1');
    const attestations = [bytes.replace('dnone', 'eapple'), 'text', '\u00a3'];
    for (const attestation of attestations) {
      const sent = { ...good, attestation: Buffer.from(attestation, 'latin1').toString('base64url') };
      expect((await api.call(add, { token: person.token, body: sent })).status).toBe(400);
    }
  });

  it('accepts a challenge once when two servers receive it at the same time', async () => {
    const { token, ...person } = await api.people.client();
    const challenge = await challengeFor({ token, ...person });
    const answers = await Promise.all(
      [api, replica].map((server) => server.call(add, { token, body: new Authenticator().create(challenge) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('returns 409 for a passkey that is already stored, also for another account', async () => {
    const [person, other] = [await api.people.client(), await api.people.client()];
    const { authenticator } = await addPasskey(api.call, person.token);
    for (const who of [person, other]) {
      const sent = authenticator.create(await challengeFor(who));
      const { status, problem } = await api.call(add, { token: who.token, body: sent });
      expect({ status, detail: problem.detail }).toEqual({ status: 409, detail: 'This passkey was already added.' });
    }
  });

  it('returns 409 after twenty passkeys', async () => {
    const person = await api.people.client();
    for (let n = 0; n < 20; n += 1) {
      const { id, publicKey } = new Authenticator();
      await api.make.passkey({ user_id: person.id, credential_id: id, public_key: publicKey });
    }
    const sent = new Authenticator().create(await challengeFor(person));
    const { status, problem } = await api.call(add, { token: person.token, body: sent });
    expect({ status, detail: problem.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('20') as string,
    });
  });

  it('tells the browser which portal and which account it is for, and no passkey of anyone else', async () => {
    const person = await api.people.client();
    await api.query(`UPDATE users SET first_name = 'Ada', last_name = 'Lane' WHERE id = $1`, [person.id]);
    await addPasskey(api.call, (await api.people.client()).token);
    expect(await challengeFor(person)).toEqual({
      challenge: expect.any(String) as string,
      rp_id: 'localhost',
      rp_name: expect.stringMatching(/./) as string,
      user_handle: Buffer.from(person.id.replaceAll('-', ''), 'hex').toString('base64url'),
      email: person.email,
      name: 'Ada Lane',
      exclude: [],
    });
  });

  it('names it after the browser, is audited, and is mailed to its owner', async () => {
    const person = await api.people.client();
    const { passkey, recovery_codes } = await addPasskey(api.call, person.token);
    expect(passkey).toEqual({
      id: expect.any(String) as string,
      name: 'Passkey',
      created_at: expect.any(String) as string,
      last_used_at: null,
    });
    expect(recovery_codes).toBeUndefined();
    expect(await auditOf(person.id, 'passkey.add')).toEqual([{ outcome: 'ok' }]);
    expect(await mailsTo(api, person)).toContain('passkey_added');
    expect((await api.call(creationOptions, { token: person.token })).body.exclude).toHaveLength(1);
  });

  it('names it after a browser and a system that are known', async () => {
    const { token } = await api.people.client();
    const addWith = async (userAgent: string) => {
      const body = new Authenticator().create((await api.call(creationOptions, { token })).body);
      return (await api.call(add, { token, body, headers: { 'user-agent': userAgent } })).body.passkey.name;
    };
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36';
    expect(await addWith(chrome)).toBe('Chrome, Windows');
    expect(await addWith('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('Mozilla, Windows');
  });

  it('gives staff recovery codes with their first second factor only, and ends their other sessions', async () => {
    const person = await api.people.preparer();
    const { email, pin } = person;
    const other = (await api.call(login, { body: { email, password: canaries.password, pin } })).body.access_token;
    expect((await addPasskey(api.call, person.token)).recovery_codes).toHaveLength(10);
    expect((await addPasskey(api.call, person.token)).recovery_codes).toBeUndefined();
    expect((await api.call(me, { token: other })).status).toBe(401);
    expect((await api.call(me, { token: person.token })).status).toBe(200);
  });
});

describe('own passkeys', () => {
  it('are listed, renamed and removed by their owner only', async () => {
    const [person, other] = [await api.people.client(), await api.people.client()];
    const { passkey } = await addPasskey(api.call, person.token);
    const params = { id: passkey.id };
    expect((await api.call(list, { token: other.token })).body).toEqual([]);
    expect((await api.call(rename, { params, token: other.token, body: { name: 'Mine' } })).status).toBe(404);
    expect((await api.call(remove, { params, token: other.token })).status).toBe(404);
    expect((await api.call(remove, { params: { id: 'no-id' }, token: person.token })).status).toBe(404);
    const renamed = await api.call(rename, { params, token: person.token, body: { name: ' Work phone ' } });
    expect(renamed.body.name).toBe('Work phone');
    expect((await api.call(list, { token: person.token })).body).toEqual([renamed.body]);
    expect(await auditOf(person.id, 'passkey.rename')).toEqual([{ outcome: 'ok' }]);
  });

  it('are listed newest first, with the time of their last use', async () => {
    const { token } = await api.people.client();
    const [first, second] = [await addPasskey(api.call, token), await addPasskey(api.call, token)];
    await signInWithPasskey(api.call, first.authenticator);
    const { body: listed } = await api.call(list, { token });
    expect(listed.map(({ id }) => id)).toEqual([second.passkey.id, first.passkey.id]);
    const used = listed.map(({ last_used_at }) => last_used_at && Date.parse(last_used_at) > Date.now() - 60_000);
    expect(used).toEqual([null, true]);
  });

  it('require a name of at most 60 characters', async () => {
    const { token } = await api.people.client();
    const params = { id: (await addPasskey(api.call, token)).passkey.id };
    for (const name of ['', ' ', 'x'.repeat(61)])
      expect((await api.call(rename, { params, token, body: { name } })).status).toBe(400);
  });

  it('sign nobody in once they are removed, which ends other sessions and is audited and mailed', async () => {
    const person = await api.people.client();
    const { authenticator, passkey } = await addPasskey(api.call, person.token);
    const other = (await signInWithPasskey(api.call, authenticator)).body.access_token;
    expect((await api.call(remove, { params: { id: passkey.id }, token: person.token })).status).toBe(204);
    expect((await signInWithPasskey(api.call, authenticator)).status).toBe(401);
    expect((await api.call(me, { token: other })).status).toBe(401);
    const ended = `SELECT DISTINCT end_reason FROM sessions WHERE user_id = $1 AND ended_at IS NOT NULL`;
    expect(await api.query(ended, [person.id])).toEqual([{ end_reason: 'second_factor_change' }]);
    expect(await auditOf(person.id, 'passkey.remove')).toEqual([{ outcome: 'ok' }]);
    expect(await mailsTo(api, person)).toContain('passkey_removed');
  });
});
