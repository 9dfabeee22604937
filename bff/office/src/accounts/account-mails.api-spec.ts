import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../testing/api';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';
import { OfficeMailServer } from '../../testing/office-mail-server';
import { TemporaryPasswordReminder } from '@portal/bff-access/auth/management/temporary-password-reminder';

const server = new OfficeMailServer();
let api: Api;

beforeAll(async () => {
  api = await startApi(await server.settings());
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const { approvePreparer, changePassword, login, register, resetPin } = accountEndpoints;
const { password, otherPassword } = canaries;
const subjectsTo = async (email: string) => (await server.mailsTo(api, email)).map(({ subject }) => subject);

describe('security emails to the account owner', () => {
  it('report a password change, but not a rejected attempt', async () => {
    const { email, token } = await api.people.client();
    const change = (current_password: string) =>
      api.call(changePassword, { body: { current_password, new_password: otherPassword }, token });
    expect((await change('a wrong one')).status).toBe(400);
    expect(await subjectsTo(email)).toEqual([]);
    expect((await change(password)).status).toBe(200);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
  });

  it('report a PIN reset by the office, without the PIN', async () => {
    const [{ token }, preparer] = [await api.people.admin(), await api.people.preparer()];
    const { body } = await api.call(resetPin, { params: { id: preparer.id }, token });
    const [mail, ...others] = await server.mailsTo(api, preparer.email);
    expect(mail?.subject).toBe('Your security PIN was changed');
    expect(others).toEqual([]);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(new RegExp(`\\b${body.pin}\\b(?! at)`));
  });

  it('report an approval once, with a link to sign in', async () => {
    const [{ token }, pending] = [await api.people.admin(), await api.people.preparer({ status: 'pending' })];
    for (let twice = 0; twice < 2; twice += 1) await api.call(approvePreparer, { params: { id: pending.id }, token });
    const mails = await server.mailsTo(api, pending.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is approved']);
    expect(mails[0]?.text).toContain('http://portal.example/login');
  });
});

describe('sign-in notice', () => {
  const signIn = (email: string, cookies: Record<string, string> = {}, secret = password) =>
    api.call(login, { body: { email, password: secret }, cookies });

  it('is emailed only when the browser is new', async () => {
    // The account's first sign-in happens in this test.
    const { email } = await api.people.client();
    expect(await subjectsTo(email)).toEqual([]);
    const { cookies } = await signIn(email);
    expect(await subjectsTo(email)).toEqual(['New sign-in to your account']);
    await signIn(email, { portal_device: cookies.portal_device ?? '' });
    await signIn(email, {}, otherPassword);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('is emailed for every browser except the one used to register', async () => {
    const email = 'registered@example.com';
    const person = { email, password, first_name: visibleCanary, last_name: 'R', role: 'client' };
    const { cookies } = await api.call(register, { body: person });
    await signIn(email, { portal_device: cookies.portal_device ?? '' });
    expect(await subjectsTo(email)).toEqual(['Confirm your email address']);
    await signIn(email);
    expect(await subjectsTo(email)).toEqual(['Confirm your email address', 'New sign-in to your account']);
  });
});

describe('notice before a temporary password expires', () => {
  const temporary = async (email: string, hours: number): Promise<string> => {
    const { id } = await api.people.client({ email, must_change_password: true });
    await api.query(`UPDATE users SET password_expires_at = now() + $2 * interval '1 hour' WHERE id = $1`, [id, hours]);
    return id;
  };

  it('is sent once, twelve hours ahead, regardless of the number of replicas', async () => {
    await temporary('soon@example.com', 11);
    await temporary('later@example.com', 13);
    await temporary('over@example.com', -1);
    const disabled = await temporary('disabled@example.com', 11);
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [disabled]);
    const reminder = api.get(TemporaryPasswordReminder);
    await Promise.all([reminder.run(), reminder.run()]);
    expect(await subjectsTo('soon@example.com')).toEqual(['Your temporary password expires soon']);
    await reminder.run();
    expect(await subjectsTo('soon@example.com')).toHaveLength(1);
    for (const name of ['later', 'over', 'disabled']) expect(await subjectsTo(`${name}@example.com`)).toEqual([]);
  });

  it('reaches hundreds of users', async () => {
    await api.make.user.many(230, () => ({ password_expires_at: inMinutes(60) }));
    await api.get(TemporaryPasswordReminder).run();
    const [{ told } = { told: 0 }] = await api.query<{ told: number }>(
      `SELECT count(DISTINCT cause)::int AS told FROM mails WHERE kind = 'temporary_password_ends'`,
    );
    expect(told).toBe(231);
  });
});
