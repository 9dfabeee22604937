import type { Failure, Request, Result } from '@portal/data-access/core';
import { sendGeneralIntake, type Sending } from './send-general-intake';

const form = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: '313-555-0100',
  ssn: '412-65-7731',
  occupation: null,
  city: 'Detroit',
  w2_income: 1000,
  preferred_office: 'No Preference',
  urgent: true,
  special_circumstances: 'We moved in May.',
  questions: 'When?',
};
const failure = (code: Failure['code'], more: Partial<Failure> = {}): Result => ({
  error: { status: 0, code, detail: null, errors: [], ...more },
});
const done = (data: unknown = {}): Result => ({ data });
const registered = done({ access_token: 'fresh', user: {} });

interface SentRequest {
  call: string;
  key: string | undefined;
  token: string | null;
  body: Record<string, unknown>;
}

/** Returns the given responses in order, per endpoint; further requests succeed. */
function server(answers: Partial<Record<string, Result[]>>) {
  const requests: SentRequest[] = [];
  const send = async ({ endpoint, key, body }: Request, token: string | null): Promise<Result> => {
    const name = `${endpoint.method} ${endpoint.path}`;
    requests.push({ call: name, key, token, body: body as Record<string, unknown> });
    return answers[name]?.shift() ?? (name === 'POST /auth/register' ? registered : done());
  };
  return { requests, send, calls: () => requests.map(({ call }) => call) };
}

const sendingWith = (send: Sending['send'], more: Partial<Sending> = {}): Sending => ({
  form,
  noOccupation: 'Not stated',
  signedIn: false,
  account: null,
  sent: {},
  send,
  keep: () => undefined,
  onAccount: () => undefined,
  ...more,
});
const whole = ['POST /auth/register', 'POST /intake', 'POST /client-preferences'];

describe('submission of the general intake', () => {
  it('creates the account, then sends the tax fields, then preferences and questions', async () => {
    const { requests, calls, send } = server({});
    const outcome = await sendGeneralIntake(sendingWith(send));
    expect(outcome.done).toBe(true);
    expect(calls()).toEqual(whole);
    const [register, intake, preferences] = requests;
    expect(register?.body).toEqual({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      phone: '313-555-0100',
      role: 'client',
      temporary: true,
      password: expect.stringMatching(/^[A-Z2-9-]{24}$/) as string,
    });
    expect(intake?.body).toEqual({
      ssn: '412-65-7731',
      city: 'Detroit',
      w2_income: 1000,
      occupation: 'Not stated',
      submitted: true,
    });
    expect(preferences?.body).toEqual({
      preferred_preparer: null,
      preferred_office: 'No Preference',
      urgent: true,
      special_circumstances: 'We moved in May.',
      questions: 'When?',
      submitted_via: 'general_intake_form',
    });
    expect(requests.map(({ token }) => token)).toEqual([null, 'fresh', 'fresh']);
  });

  it('saves the number of children as an unsubmitted change, and retries it after a failure', async () => {
    const { requests, send } = server({
      'POST /intake': [done({ id: '9' }), done({ id: '9' })],
      'PUT /intake/{id}': [failure('unreachable')],
    });
    const sending = sendingWith(send, { form: { ...form, num_children: 2 } });
    expect(await sendGeneralIntake(sending)).toMatchObject({ done: false, failure: { code: 'unreachable' } });
    expect((await sendGeneralIntake(sending)).done).toBe(true);
    const submitted = requests.filter(({ call }) => call === 'POST /intake');
    expect(JSON.stringify(submitted[0]?.body)).not.toContain('children');
    const drafts = requests.filter(({ call }) => call === 'PUT /intake/{id}').map(({ body }) => body);
    expect(drafts).toEqual([0, 1].map(() => ({ has_children: true, children: [{}, {}] })));
  });

  it('creates no account for a signed-in user', async () => {
    const { requests, calls, send } = server({});
    await sendGeneralIntake(sendingWith(send, { signedIn: true }));
    expect(calls()).toEqual(whole.slice(1));
    expect(requests.map(({ token }) => token)).toEqual([null, null]);
  });

  it.each(whole)('resumes when %s got no response, with the same keys and without a second account', async (call) => {
    const { requests, send } = server({ [call]: [failure('unreachable')] });
    const accounts: string[] = [];
    const sent: Sending['sent'] = {};
    const first = sendingWith(send, { sent, onAccount: ({ password }) => accounts.push(password) });
    const outcome = await sendGeneralIntake(first);
    expect(outcome).toMatchObject({ done: false, taken: false, failure: { code: 'unreachable' } });
    expect((await sendGeneralIntake(first)).done).toBe(true);
    const of = (name: string) => requests.filter((one) => one.call === name);
    for (const name of whole) expect(new Set(of(name).map(({ key }) => key)).size).toBe(1);
    expect(new Set(of('POST /auth/register').map(({ body }) => body.password)).size).toBe(1);
    expect(new Set(accounts).size).toBe(1);
  });

  it('does not register again if an earlier attempt created the account', async () => {
    const { requests, calls, send } = server({});
    const account = { token: 'known', email: 'ada@example.com', password: 'p' };
    await sendGeneralIntake(sendingWith(send, { account }));
    expect(calls()).toEqual(whole.slice(1));
    expect(requests[0]?.token).toBe('known');
  });

  it('reports an email that already has an account, and sends nothing further', async () => {
    const { calls, send } = server({ 'POST /auth/register': [failure('already_exists')] });
    expect(await sendGeneralIntake(sendingWith(send))).toMatchObject({ done: false, taken: true });
    expect(calls()).toEqual(whole.slice(0, 1));
  });

  it("reports the email as taken after a reload, because the earlier attempt's password is lost", async () => {
    const { calls, send } = server({ 'POST /auth/register': [registered, failure('already_exists')] });
    const sent: Sending['sent'] = {};
    await sendGeneralIntake(sendingWith(send, { sent }));
    expect(await sendGeneralIntake(sendingWith(send, { sent: {} }))).toMatchObject({ done: false, taken: true });
    expect(calls()).toEqual([...whole, 'POST /auth/register']);
  });

  it('registers a different email with a new key', async () => {
    const { requests, send } = server({ 'POST /auth/register': [failure('already_exists')] });
    const sending = sendingWith(send);
    await sendGeneralIntake(sending);
    await sendGeneralIntake({ ...sending, form: { ...form, email: 'ada@lake.example' } });
    expect(requests[0]?.key).not.toBe(requests[1]?.key);
    expect(requests[0]?.body.password).not.toBe(requests[1]?.body.password);
  });

  it.each(whole)('retries %s with a new key when the body has changed since a successful request', async (call) => {
    const { requests, send } = server({ [call]: [failure('idempotency_mismatch')] });
    expect((await sendGeneralIntake(sendingWith(send))).done).toBe(true);
    const keys = requests.filter((one) => one.call === call).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('signs in to the account that an earlier attempt has created, and sends the rest', async () => {
    const { requests, calls, send } = server({ 'POST /auth/register': [failure('already_done')] });
    const outcome = await sendGeneralIntake(sendingWith(send));
    expect(outcome).toMatchObject({ done: true, account: { email: requests[0]?.body.email } });
    expect(calls()).toEqual([whole[0], 'POST /auth/login', ...whole.slice(1)]);
    expect(requests[1]?.body).toEqual({ email: requests[0]?.body.email, password: requests[0]?.body.password });
  });

  it('is done when an earlier attempt has stored the preferences', async () => {
    const { send } = server({ 'POST /client-preferences': [failure('already_done')] });
    expect((await sendGeneralIntake(sendingWith(send))).done).toBe(true);
  });

  it('updates an existing form', async () => {
    const { requests, calls, send } = server({ 'POST /intake': [failure('already_exists', { id: '7' })] });
    expect((await sendGeneralIntake(sendingWith(send, { signedIn: true }))).done).toBe(true);
    expect(calls()).toEqual(['POST /intake', 'PUT /intake/{id}', 'POST /client-preferences']);
    expect(requests[1]?.body).toEqual(requests[0]?.body);
  });
});
