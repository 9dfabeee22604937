import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
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
    await api.query(
      `INSERT INTO rate_limits (key, attempts, window_ends_at) VALUES ('x', 1, now() + interval '1 min')`,
    );
    await api.get(ExpiredRowsSweeper).sweep();
    expect((await api.call(accountEndpoints.me, { token })).status).toBe(200);
    const before = [await count('sessions'), await count('rate_limits'), await count('known_devices')];
    expect(before.every((n) => (n ?? 0) > 0)).toBe(true);
    await api.query(`UPDATE sessions SET expires_at = now() - interval '31 days'`);
    await api.query(`UPDATE rate_limits SET window_ends_at = now() - interval '1 s', blocked_until = NULL`);
    await api.query(`UPDATE known_devices SET last_seen_at = now() - interval '181 days'`);
    await api.get(ExpiredRowsSweeper).sweep();
    const tables = ['sessions', 'refresh_tokens', 'rate_limits', 'known_devices'];
    expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0]);
  });

  it('deletes expired links and emails sent long ago, and keeps pending ones', async () => {
    const { id } = await api.people.client();
    await api.query(
      `INSERT INTO password_resets (id, user_id, token_hash, expires_at)
       SELECT gen_random_uuid(), $1, convert_to(minutes::text, 'UTF8'), now() + minutes * interval '1 min'
       FROM unnest(ARRAY[-1, 1]) minutes`,
      [id],
    );
    await api.query(
      `INSERT INTO mails (id, kind, cause, locale, recipient, content, created_at, next_attempt_at, sent_at)
       SELECT gen_random_uuid(), 'reset_link', days::text, 'en', CASE WHEN sent IS NULL THEN 'a@example.com' END,
              CASE WHEN sent IS NULL THEN '\\x00'::bytea END, now() - days * interval '1 day', now() + interval '1 h', sent
       FROM (VALUES (91, now()), (89, now()), (92, NULL)) made (days, sent)`,
    );
    await api.get(ExpiredRowsSweeper).sweep();
    const links = await api.query(`SELECT expires_at > now() AS good FROM password_resets`);
    const mails = await api.query(`SELECT cause FROM mails ORDER BY cause`);
    expect({ links, mails }).toEqual({ links: [{ good: true }], mails: [{ cause: '89' }, { cause: '92' }] });
  });

  it('continues with the other tables when one fails', async () => {
    const fault = jest.spyOn(api.get(SessionsRepository), 'deleteExpired').mockRejectedValue(new Error('locked'));
    await api.query(
      `INSERT INTO rate_limits (key, attempts, window_ends_at) VALUES ('over', 1, now() - interval '1 min')`,
    );
    await api.get(ExpiredRowsSweeper).sweep();
    fault.mockRestore();
    expect(await api.query(`SELECT key FROM rate_limits WHERE key = 'over'`)).toEqual([]);
  });
});
