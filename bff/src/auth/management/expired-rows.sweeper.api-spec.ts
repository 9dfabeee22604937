import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { ExpiredRowsSweeper } from './expired-rows.sweeper';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const count = async (table: string) =>
  (await api.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

describe('the sweeper', () => {
  it('leaves what is in use, takes what has run out', async () => {
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
});
