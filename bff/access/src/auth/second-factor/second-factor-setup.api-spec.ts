import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { auditOf, mailsTo } from '../../../testing/recorded';
import { codeOf, enroll as enrollWith } from '../../../testing/second-factor';
import { OfficeNamesRepository } from '../accounts/office-names.repository';

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

const { login, me } = accountEndpoints;
const { confirm, read, setUp } = secondFactorEndpoints;
const { password } = canaries;

const signIn = ({ email, pin }: Person, code?: string, server = api) =>
  server.call(login, { body: { email, password, pin, code } });

const enroll = ({ token }: Person) => enrollWith(api.call, token);

describe('setup', () => {
  it('rejects a wrong code, and leaves sign-in as it was', async () => {
    const person = await api.people.preparer();
    await api.call(setUp, { token: person.token });
    const { status, problem } = await api.call(confirm, { token: person.token, body: { code: '12345' } });
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ field: 'code', detail: 'This code isn’t valid. Enter the newest code from your app.' }],
    });
    expect((await signIn(person)).status).toBe(200);
  });

  it('rejects a code of an app whose setup was started again', async () => {
    const { token } = await api.people.preparer();
    const { secret: old } = (await api.call(setUp, { token })).body;
    const { secret } = (await api.call(setUp, { token })).body;
    expect((await api.call(confirm, { token, body: { code: codeOf(old) } })).status).toBe(400);
    expect((await api.call(confirm, { token, body: { code: codeOf(secret) } })).status).toBe(200);
  });

  it('names the business and the account to the app', async () => {
    const { email, token } = await api.people.preparer();
    const { secret, uri } = (await api.call(setUp, { token })).body;
    expect(decodeURIComponent(uri)).toContain(`:${email}?`);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe(await api.get(OfficeNamesRepository).business());
  });

  it('returns 409 to a code without a setup, and to one of a setup that is finished', async () => {
    const { token } = await api.people.preparer();
    const confirmWith = (code: string) => api.call(confirm, { token, body: { code } });
    const none = await confirmWith('000000');
    const { secret } = await enrollWith(api.call, token);
    for (const { status, problem } of [none, await confirmWith(codeOf(secret))])
      expect({ status, detail: problem.detail }).toEqual({
        status: 409,
        detail: 'Please start again: this setup was replaced or already finished.',
      });
  });

  it('leaves the app in use valid until a code of the new one confirms it', async () => {
    const person = await api.people.preparer();
    const { secret } = await enroll(person);
    const { secret: next } = (await api.call(setUp, { token: person.token })).body;
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
    const body = { code: codeOf(next) };
    expect((await api.call(confirm, { token: person.token, body })).status).toBe(200);
    expect((await signIn(person, codeOf(secret, 1))).status).toBe(401);
    expect((await signIn(person, codeOf(next, 1))).status).toBe(200);
  });

  it('throttles guesses on all servers after ten, counted anew after a success', async () => {
    const { token } = await api.people.preparer();
    const confirmWith = (code: string, server = api) => server.call(confirm, { token, body: { code } });
    const guess = async (times: number) => {
      for (let n = 0; n < times; n += 1) expect((await confirmWith('12345', n % 2 ? api : replica)).status).toBe(400);
    };
    const begin = async () => (await api.call(setUp, { token })).body.secret;
    const first = await begin();
    await guess(9);
    expect((await confirmWith(codeOf(first))).status).toBe(200);
    const second = await begin();
    await guess(10);
    const { status, headers } = await confirmWith(codeOf(second), replica);
    expect({ status, wait: Number(headers['retry-after']) > 0 }).toEqual({ status: 429, wait: true });
  });

  it('is confirmed once when two servers receive the code at the same time', async () => {
    const { token } = await api.people.preparer();
    const body = { code: codeOf((await api.call(setUp, { token })).body.secret) };
    const answers = await Promise.all([api, replica].map((server) => server.call(confirm, { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.detail).toBe('Please start again: this setup was replaced or already finished.');
  });

  it('stores no secret and no recovery code in plaintext, ends other sessions, and tells the owner', async () => {
    const person = await api.people.preparer();
    const other = (await signIn(person)).body.access_token;
    const { secret, recovery_codes } = await enroll(person);
    expect(recovery_codes).toHaveLength(10);
    expect(new Set(recovery_codes).size).toBe(10);
    const stored = await api.query<{ all: string }>(
      `SELECT (SELECT row_to_json(users) FROM users WHERE id = $1)::text
         || (SELECT json_agg(recovery_codes) FROM recovery_codes WHERE user_id = $1)::text AS all`,
      [person.id],
    );
    const hidden = [
      secret,
      Buffer.from(secret).toString('hex'),
      ...recovery_codes.map((code) => code.replace('-', '')),
    ];
    for (const text of hidden) expect(stored[0]?.all).not.toContain(text);
    expect((await api.call(me, { token: other })).status).toBe(401);
    expect(
      await api.query('SELECT end_reason FROM sessions WHERE user_id = $1 AND ended_at IS NOT NULL', [person.id]),
    ).toEqual([{ end_reason: 'second_factor_change' }]);
    expect((await api.call(me, { token: person.token })).status).toBe(200);
    expect(await mailsTo(api, person)).toContain('second_factor_set_up');
    expect(await auditOf(api, person.id, 'second_factor.set_up')).toMatchObject([{ outcome: 'ok' }]);
    const { body } = await api.call(read, { token: person.token });
    expect(body).toMatchObject({ enabled: true, required: false, recovery_codes_left: 10 });
  });
});
