import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { kindsForVerified } from '@portal/bff-platform/mail/mail-kinds';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ResetLinkService } from '@portal/bff-access/auth/password-reset/reset-link.service';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { forgotPassword, login, me, refresh, resetPassword } = accountEndpoints;
const newAddress = () => `${uuidv7()}@example.com`;

/** Creates a user who is signed in on a known browser, with a reset link and a queued email. */
async function signedIn(role: 'client' | 'preparer' | 'admin') {
  const person = await api.people[role]();
  const { email, password, pin } = person;
  const { body, cookies } = await api.call(login, { body: { email, password, ...(pin ? { pin } : {}) } });
  const link = await api.make.resetLink(person.id);
  await api.call(forgotPassword, { body: { email } });
  await api.get(ResetLinkService).beforeApplicationShutdown();
  return { ...person, token: body.access_token, refresh_token: cookies.portal_refresh ?? '', link };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function accessOf({ id, email, token, refresh_token, link }: SignedIn) {
  const devices = await api.query('SELECT id FROM known_devices WHERE user_id = $1', [id]);
  const mails = await api.query(`SELECT id FROM mails WHERE recipient = $1 AND kind = 'reset_link'`, [email]);
  return {
    bearer: (await api.call(me, { token })).status,
    refresh: (await api.call(refresh, { cookies: { portal_refresh: refresh_token } })).status,
    link: (await api.call(resetPassword, { body: { token: link, password: canaries.otherPassword } })).status,
    devices: devices.length,
    waiting_links: mails.length,
  };
}

const ended = { bearer: 401, refresh: 401, link: 400, devices: 0, waiting_links: 0 };

describe('change of email address', () => {
  it('revokes sessions, devices and open links if made by an admin', async () => {
    const preparer = await signedIn('preparer');
    const email = newAddress();
    const body = { first_name: 'Ann', last_name: 'Adams', email };
    const { status } = await api.call(adminPreparerEndpoints.update, {
      params: { id: preparer.id },
      body,
      token: admin.token,
    });
    expect(status).toBe(200);
    expect(await accessOf(preparer)).toEqual(ended);
    const { password, pin } = preparer;
    expect((await api.call(login, { body: { email, password, pin } })).status).toBe(200);
    expect(
      await api.query('SELECT DISTINCT end_reason FROM sessions WHERE user_id = $1 AND ended_at IS NOT NULL', [
        preparer.id,
      ]),
    ).toEqual([{ end_reason: 'email_change' }]);
  });

  it.each(['client', 'preparer', 'admin'] as const)(
    'revokes sessions, devices and open links if made by SQL, for a %s',
    async (role) => {
      const person = await signedIn(role);
      await api.query('UPDATE users SET email = $2 WHERE id = $1', [person.id, newAddress()]);
      expect(await accessOf(person)).toEqual(ended);
    },
  );

  it('cancels queued emails about the content of the account, but not about its approval', async () => {
    const { id, email } = await api.people.client({ email_verified_at: null });
    const facts = { at: new Date().toISOString(), count: 2 };
    const to = { email, first_name: 'Ada', locale: null };
    const mails = api.get(MailService);
    for (const kind of kindsForVerified)
      await api.get(DataSource).transaction((all) => mails.queue(all, { kind, cause: id, to, facts }));
    await api.query('UPDATE users SET email = $2 WHERE id = $1', [id, newAddress()]);
    const left = await api.query('SELECT kind FROM mails WHERE cause = $1 AND given_up_at IS NULL', [id]);
    expect(left).toEqual([{ kind: 'account_approved' }]);
  });

  it('does not happen, and the session continues, if only the name changes', async () => {
    const preparer = await signedIn('preparer');
    const body = { first_name: 'Renamed', last_name: 'Adams', email: preparer.email.toUpperCase() };
    await api.call(adminPreparerEndpoints.update, { params: { id: preparer.id }, body, token: admin.token });
    expect(await accessOf(preparer)).toMatchObject({ bearer: 200, refresh: 200, devices: 2, waiting_links: 1 });
  });

  it('prevents a link requested during the change from being sent to the old address', async () => {
    const { id, email } = await api.people.client();
    await api.get(DataSource).transaction(async (transaction) => {
      await transaction.update(UserEntity, { id }, { email: newAddress() });
      await api.call(forgotPassword, { body: { email } });
      // The request reads the old address, and then waits for this transaction.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await api.get(ResetLinkService).beforeApplicationShutdown();
    expect(await api.query('SELECT id FROM mails WHERE recipient = $1', [email])).toEqual([]);
    expect(await api.query('SELECT id FROM password_resets WHERE user_id = $1', [id])).toEqual([]);
  });
});
