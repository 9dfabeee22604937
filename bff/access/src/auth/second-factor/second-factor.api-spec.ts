import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { auditOf, mailsTo } from '../../../testing/recorded';
import { codeOf, enroll as enrollWith } from '../../../testing/second-factor';

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
const { confirm, read, remove, renewRecoveryCodes, setUp } = secondFactorEndpoints;
const { password } = canaries;

const signIn = ({ email, pin }: Person, code?: string, server = api) =>
  server.call(login, { body: { email, password, pin, code } });

const enroll = ({ token }: Person) => enrollWith(api.call, token);

describe.each(Object.entries({ read, setUp, confirm, renewRecoveryCodes, remove }))('%s', (_name, endpoint) => {
  it('returns 401 to anonymous callers and 403 to clients', async () => {
    const body = endpoint === confirm ? { code: '000000' } : undefined;
    expect((await api.call(endpoint, { body })).status).toBe(401);
    const { token } = await api.people.client();
    expect((await api.call(endpoint, { token, body })).status).toBe(403);
  });
});

describe.each(Object.entries({ setUp, confirm, renewRecoveryCodes, remove }))('%s', (_name, endpoint) => {
  it('requires that the password was entered within the last fifteen minutes', async () => {
    const { id, token } = await api.people.preparer();
    await api.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [id]);
    const body = endpoint === confirm ? { code: '000000' } : undefined;
    const { status, problem } = await api.call(endpoint, { token, body });
    expect({ status, code: problem.code, detail: problem.detail }).toEqual({
      status: 403,
      code: 'step_up_required',
      detail: 'Please confirm that it’s you.',
    });
  });
});

describe('sign-in with a second factor', () => {
  it('returns no access token for a correct password and PIN without a code', async () => {
    const person = await api.people.admin();
    await enroll(person);
    const { status, body, problem, cookies } = await signIn(person);
    expect({ status, code: problem.code, detail: problem.detail }).toEqual({
      status: 401,
      code: 'second_factor_required',
      detail: 'Enter the code from your authenticator app.',
    });
    expect(JSON.stringify(body)).not.toContain('access_token');
    expect(cookies).toEqual({});
  });

  it('does not reveal a second factor to someone without password and PIN', async () => {
    const person = await api.people.preparer();
    await enroll(person);
    const { email, pin } = person;
    for (const body of [
      { email, password: canaries.otherPassword, pin },
      { email, password, pin: '0000' },
    ]) {
      const { status, problem } = await api.call(login, { body });
      expect({ status, code: problem.code }).toEqual({ status: 401, code: 'bad_credentials' });
    }
  });

  it('gives a wrong, an old and a used code the same answer, and audits each', async () => {
    const person = await api.people.preparer();
    const { secret } = await enroll(person);
    const used = codeOf(secret);
    expect((await signIn(person, used)).status).toBe(200);
    const codes = [used, codeOf(secret, -5), used === '000000' ? '000001' : '000000', 'ABCDE-FGHJK', 'x'];
    const answers = [];
    for (const code of codes) answers.push(await signIn(person, code));
    const problems = answers.map(({ problem }) => ({ ...problem, request_id: '' }));
    expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(problems[0]).toMatchObject({ status: 401, code: 'bad_credentials' });
    const refused = (await auditOf(api, person.id, 'session.start')).filter(({ outcome }) => outcome === 'refused');
    expect(refused.map(({ details }) => details)).toEqual(codes.map(() => ({ reason: 'wrong_code' })));
  });

  it('accepts one code once when it is sent to two servers at the same time', async () => {
    const person = await api.people.preparer();
    const code = codeOf((await enroll(person)).secret);
    const answers = await Promise.all([api, replica, api, replica].map((server) => signIn(person, code, server)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('ignores spaces, as authenticator apps show codes in two groups', async () => {
    const person = await api.people.preparer();
    const code = codeOf((await enroll(person)).secret);
    expect((await signIn(person, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('throttles guesses on all servers after ten, and does not count the first step as one', async () => {
    const person = await api.people.preparer();
    const { secret } = await enroll(person);
    for (let n = 0; n < 12; n += 1) expect((await signIn(person)).problem.code).toBe('second_factor_required');
    for (let n = 0; n < 10; n += 1)
      expect((await signIn(person, '000000', n % 2 ? api : replica)).problem.code).toBe('bad_credentials');
    const { status, headers } = await signIn(person, codeOf(secret), replica);
    expect({ status, wait: Number(headers['retry-after']) > 0 }).toEqual({ status: 429, wait: true });
  });

  it('does not let the first step clear failed codes', async () => {
    const person = await api.people.preparer();
    await enroll(person);
    for (let n = 0; n < 10; n += 1) {
      await signIn(person, '000000');
      if (n < 9) await signIn(person);
    }
    expect((await signIn(person, '000000')).status).toBe(429);
  });
});

describe('recovery codes', () => {
  it('sign in once each, on one of two servers, and tell the owner', async () => {
    const person = await api.people.preparer();
    const [code = ''] = (await enroll(person)).recovery_codes;
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const answers = await Promise.all([api, replica].map((server) => signIn(person, code.toLowerCase(), server)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await mailsTo(api, person)).toContain('recovery_code_used');
    expect(await auditOf(api, person.id, 'second_factor.use_recovery_code')).toHaveLength(1);
    expect((await api.call(read, { token: person.token })).body.recovery_codes_left).toBe(9);
  });

  it('are not valid for another account', async () => {
    const [one, other] = [await api.people.preparer(), await api.people.preparer()];
    const [code = ''] = (await enroll(one)).recovery_codes;
    await enroll(other);
    expect((await signIn(other, code)).status).toBe(401);
    expect((await signIn(one, code)).status).toBe(200);
  });

  it('are replaced together, and need a second factor', async () => {
    const person = await api.people.preparer();
    expect((await api.call(renewRecoveryCodes, { token: person.token })).status).toBe(409);
    const [old = ''] = (await enroll(person)).recovery_codes;
    const { body } = await api.call(renewRecoveryCodes, { token: person.token });
    expect((await signIn(person, old)).status).toBe(401);
    expect((await signIn(person, body.recovery_codes[0])).status).toBe(200);
    expect(await auditOf(api, person.id, 'second_factor.renew_codes')).toMatchObject([{ outcome: 'ok' }]);
  });
});

describe('removal', () => {
  it('returns 409 without a second factor, as does the renewal of its recovery codes', async () => {
    const { token } = await api.people.preparer();
    for (const endpoint of [remove, renewRecoveryCodes]) {
      const { status, problem } = await api.call(endpoint, { token });
      expect({ status, detail: problem.detail }).toEqual({ status: 409, detail: 'Two-step sign-in is not set up.' });
    }
    expect((await api.call(read, { token })).body).toEqual({
      enabled: false,
      required: false,
      enabled_at: null,
      recovery_codes_left: 0,
    });
  });

  it('ends other sessions, deletes the recovery codes, and tells the owner', async () => {
    const person = await api.people.preparer();
    const { recovery_codes } = await enroll(person);
    const other = (await signIn(person, recovery_codes[0])).body.access_token;
    expect((await api.call(remove, { token: person.token })).status).toBe(204);
    expect((await api.call(me, { token: other })).status).toBe(401);
    const ended = 'SELECT DISTINCT end_reason FROM sessions WHERE user_id = $1 AND ended_at IS NOT NULL';
    expect(await api.query(ended, [person.id])).toEqual([{ end_reason: 'second_factor_change' }]);
    expect((await signIn(person)).status).toBe(200);
    expect((await api.call(read, { token: person.token })).body).toMatchObject({
      enabled: false,
      recovery_codes_left: 0,
    });
    expect(await mailsTo(api, person)).toContain('second_factor_removed');
    expect(await auditOf(api, person.id, 'second_factor.remove')).toMatchObject([{ outcome: 'ok' }]);
  });
});
