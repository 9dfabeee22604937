import { accountCalls } from '@portal/domain/account/account.calls';
import { startApi, type Api } from '../../../testing/api';
import { SessionSweeper } from './session-sweeper';

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
      `INSERT INTO throttle_buckets (key, hits, window_ends_at) VALUES ('x', 1, now() + interval '1 min')`,
    );
    await api.get(SessionSweeper).sweep();
    expect((await api.call(accountCalls.me, { token })).status).toBe(200);
    const before = [await count('sessions'), await count('throttle_buckets'), await count('known_devices')];
    expect(before.every((n) => (n ?? 0) > 0)).toBe(true);
    await api.query(`UPDATE sessions SET expires_at = now() - interval '31 days'`);
    await api.query(`UPDATE throttle_buckets SET window_ends_at = now() - interval '1 s', blocked_until = NULL`);
    await api.query(`UPDATE known_devices SET last_seen_at = now() - interval '181 days'`);
    await api.get(SessionSweeper).sweep();
    const tables = ['sessions', 'refresh_tokens', 'throttle_buckets', 'known_devices'];
    expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0]);
  });
});
