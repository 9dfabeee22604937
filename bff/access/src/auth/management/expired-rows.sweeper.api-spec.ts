import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { inDays, inMinutes } from '@portal/bff-platform/testing/factory';
import { SessionsRepository } from '../sessions/sessions.repository';
import { ExpiredRowsSweeper } from './expired-rows.sweeper';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const count = async (table: string) =>
  (await api.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

describe('expired rows sweeper', () => {
  it('deletes only expired rows', async () => {
    const { token } = await api.people.client();
    await api.make.rateLimit({ key: 'x' });
    await api.get(ExpiredRowsSweeper).run();
    expect((await api.call(accountEndpoints.me, { token })).status).toBe(200);
    const before = [await count('sessions'), await count('rate_limits'), await count('known_devices')];
    expect(before.every((n) => (n ?? 0) > 0)).toBe(true);
    await api.query(`UPDATE sessions SET expires_at = now() - interval '31 days'`);
    await api.query(`UPDATE rate_limits SET window_ends_at = now() - interval '1 s', blocked_until = NULL`);
    await api.query(`UPDATE known_devices SET last_seen_at = now() - interval '181 days'`);
    await api.get(ExpiredRowsSweeper).run();
    const tables = ['sessions', 'refresh_tokens', 'rate_limits', 'known_devices'];
    expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0]);
  });

  it('deletes expired links and emails sent long ago, and keeps pending ones', async () => {
    const { id, email } = await api.people.client();
    for (const minutes of [-1, 1]) await api.make.resetLink(id, minutes);
    for (const minutes of [-1, 1]) await api.make.verificationLink({ id, email }, minutes);
    const sent = { sent_at: new Date(), recipient: null, content: null };
    await api.make.mail.all([
      { kind: 'reset_link', cause: '91', created_at: inDays(-91), ...sent },
      { kind: 'reset_link', cause: '89', created_at: inDays(-89), ...sent },
      { kind: 'reset_link', cause: '92', created_at: inDays(-92) },
    ]);
    await api.get(ExpiredRowsSweeper).run();
    const links = await api.query(`SELECT expires_at > now() AS good FROM password_resets`);
    const verifications = await api.query(`SELECT expires_at > now() AS good FROM email_verifications`);
    expect(verifications).toEqual([{ good: true }]);
    const mails = await api.query(`SELECT cause FROM mails ORDER BY cause`);
    expect({ links, mails }).toEqual({ links: [{ good: true }], mails: [{ cause: '89' }, { cause: '92' }] });
  });

  it('keeps used passkey challenges for an hour after they expire', async () => {
    for (const minutes of [-61, -59, 5]) await api.make.usedPasskeyChallenge({ expires_at: inMinutes(minutes) });
    await api.get(ExpiredRowsSweeper).run();
    expect(await count('used_passkey_challenges')).toBe(2);
  });

  it('continues with other tables if one fails', async () => {
    const fault = jest.spyOn(api.get(SessionsRepository), 'deleteExpired').mockRejectedValue(new Error('locked'));
    await api.make.rateLimit({ key: 'over', window_ends_at: inMinutes(-1) });
    await api.get(ExpiredRowsSweeper).run();
    fault.mockRestore();
    expect(await api.query(`SELECT key FROM rate_limits WHERE key = 'over'`)).toEqual([]);
  });
});
