import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { JwtService } from '@nestjs/jwt';
import { startApi, type Api } from '../../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { login, refresh, me, logout } = accountEndpoints;

async function signedIn() {
  const { email } = await api.people.client();
  const { body, cookies } = await api.call(login, { body: { email, password: canaries.password } });
  return { token: body.access_token, cookie: cookies.portal_refresh ?? '', user: body.user };
}
const refreshWith = (portal_refresh: string, headers: Record<string, string> = {}) =>
  api.call(refresh, { cookies: { portal_refresh }, headers });
const allRefreshedLongAgo = () => api.query(`UPDATE refresh_tokens SET used_at = used_at - interval '11 s'`);

describe('POST /auth/refresh', () => {
  it('returns 401 without the cookie or with an unknown one, and clears it', async () => {
    expect(await api.call(refresh)).toMatchObject({ status: 401, problem: { code: 'unauthenticated' } });
    const { status, problem, cookies } = await refreshWith('x'.repeat(43));
    expect({ status, code: problem.code, cookie: cookies.portal_refresh }).toEqual({
      status: 401,
      code: 'session_expired',
      cookie: '',
    });
  });

  it('rejects cross-origin requests', async () => {
    const { cookie } = await signedIn();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await refreshWith(cookie, headers)).status).toBe(403);
    expect((await refreshWith(cookie, { origin: 'http://localhost:80', host: 'localhost:80' })).status).toBe(200);
  });

  it('revokes the session when an old token is reused, for thief and owner alike', async () => {
    const { token, cookie } = await signedIn();
    const next = (await refreshWith(cookie)).cookies.portal_refresh ?? '';
    await allRefreshedLongAgo();
    expect((await refreshWith(cookie)).status).toBe(401);
    expect((await refreshWith(next)).status).toBe(401);
    expect(await api.call(me, { token })).toMatchObject({ status: 401, problem: { code: 'session_expired' } });
    const rows = await api.query(
      `SELECT details FROM audit_log WHERE action = 'session.refresh' AND outcome = 'refused'`,
    );
    expect(rows).toEqual([{ details: { reason: 'old_session_used' } }]);
  });

  it('returns 401 after 30 minutes of inactivity, and at the absolute session limit', async () => {
    const [idle, long] = [await signedIn(), await signedIn()];
    await api.query(`UPDATE sessions SET last_seen_at = now() - interval '31 min' WHERE user_id = $1`, [idle.user.id]);
    await api.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [long.user.id]);
    for (const { token, cookie } of [idle, long]) {
      expect((await refreshWith(cookie)).status).toBe(401);
      expect(await api.call(me, { token })).toMatchObject({ status: 401, problem: { code: 'session_expired' } });
    }
  });

  it.each([
    ['client', 24],
    ['preparer', 12],
    ['admin', 12],
  ] as const)('ends the session of a %s after %i hours, however often it is refreshed', async (role, hours) => {
    const { email, pin } = await api.people[role]();
    const { cookies, body } = await api.call(login, { body: { email, password: canaries.password, pin } });
    const left = async (): Promise<number> =>
      (
        await api.query<{ hours: number }>(
          `SELECT (extract(epoch FROM max(expires_at) - now()) / 3600)::float AS hours FROM sessions WHERE user_id = $1`,
          [body.user.id],
        )
      )[0]?.hours ?? NaN;
    expect(await left()).toBeCloseTo(hours, 1);
    await api.query(`UPDATE sessions SET expires_at = expires_at - interval '11 h' WHERE user_id = $1`, [body.user.id]);
    expect((await refreshWith(cookies.portal_refresh ?? '')).status).toBe(200);
    expect(await left()).toBeCloseTo(hours - 11, 1);
  });

  it('rotates access token and cookie, each usable once', async () => {
    const { cookie, user } = await signedIn();
    const first = await refreshWith(cookie);
    expect(first).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect(first.cookies.portal_refresh).not.toBe(cookie);
    expect(first.headers['set-cookie']).toMatch(/^portal_refresh=.+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    await allRefreshedLongAgo();
    const second = await refreshWith(first.cookies.portal_refresh ?? '');
    expect(second.status).toBe(200);
    expect((await api.call(me, { token: second.body.access_token })).status).toBe(200);
  });

  it('returns the same next cookie to tabs that refresh simultaneously, or that retry after a lost response', async () => {
    const { cookie } = await signedIn();
    const tabs = await Promise.all([refreshWith(cookie), refreshWith(cookie), refreshWith(cookie)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = new Set(tabs.map(({ cookies }) => cookies.portal_refresh));
    expect(next.size).toBe(1);
    await allRefreshedLongAgo();
    expect((await refreshWith([...next][0] ?? '')).status).toBe(200);
  });

  it('does not extend the session for background polling', async () => {
    const { token, cookie } = await signedIn();
    const session = new JwtService().decode<{ sid: string }>(token).sid;
    await api.query(`UPDATE sessions SET last_seen_at = now() - interval '20 min' WHERE id = $1`, [session]);
    const oldest = async () => {
      const [row] = await api.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM now() - min(last_seen_at)) / 60) AS minutes FROM sessions WHERE id = $1`,
        [session],
      );
      return row?.minutes;
    };
    const headers = { 'x-background': '1' };
    const { portal_refresh = '' } = (await refreshWith(cookie, headers)).cookies;
    await api.call(me, { token, headers });
    expect(await oldest()).toBe(20);
    await refreshWith(portal_refresh);
    expect(await oldest()).toBe(0);
  });
});

describe('cookie over HTTPS', () => {
  const origin = 'https://portal.example.com';
  let secure: Api;
  beforeAll(async () => {
    secure = await startApi({ PUBLIC_ORIGIN: origin }, api.url);
  });
  afterAll(() => secure.stop());

  it('is bound to the host by its `__Host-` prefix, and cannot be set by a sibling domain or a page', async () => {
    const { email } = await api.people.client();
    const { headers, cookies } = await secure.call(login, { body: { email, password: canaries.password } });
    const [refreshCookie, deviceCookie] = [headers['set-cookie']].flat();
    expect(refreshCookie).toMatch(/^__Host-portal_refresh=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(deviceCookie).toMatch(
      /^__Host-portal_device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const refreshed = await secure.call(refresh, { cookies, headers: { origin } });
    expect(refreshed.status).toBe(200);
    const left = await secure.call(logout, { cookies: refreshed.cookies, headers: { origin } });
    expect(left.headers['set-cookie']).toBe(
      '__Host-portal_refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });

  it('is ignored under a name that a page over HTTP could have set', async () => {
    const { cookie: portal_refresh } = await signedIn();
    for (const name of ['portal_refresh', '__Secure-portal_refresh'])
      expect((await secure.call(refresh, { cookies: { [name]: portal_refresh } })).status).toBe(401);
  });
});

describe('lost refresh response', () => {
  const usedAgo = (seconds: number) =>
    api.query(`UPDATE refresh_tokens SET used_at = clock_timestamp() - $1 * interval '1 s' WHERE used_at IS NOT NULL`, [
      seconds,
    ]);
  async function inBrowser(person?: { email: string }) {
    const { email } = person ?? (await api.people.client());
    const { cookies } = await api.call(login, { body: { email, password: canaries.password } });
    return { portal_refresh: cookies.portal_refresh ?? '', portal_device: cookies.portal_device ?? '' };
  }
  const status = async (cookies: Record<string, string>) => (await api.call(refresh, { cookies })).status;

  it('revokes the session when the token is reused from another device', async () => {
    const { portal_refresh } = await inBrowser();
    const { portal_device } = await inBrowser();
    await api.call(refresh, { cookies: { portal_refresh } });
    await usedAgo(35);
    expect(await status({ portal_refresh, portal_device })).toBe(401);
  });

  it('revokes the session when it is reused from another browser of the same person', async () => {
    const person = await api.people.client();
    const [{ portal_refresh }, { portal_device }] = [await inBrowser(person), await inBrowser(person)];
    await api.call(refresh, { cookies: { portal_refresh } });
    await usedAgo(35);
    expect(await status({ portal_refresh, portal_device })).toBe(401);
  });

  it('revokes the session if the token of the lost response was used after all, or after more than a minute', async () => {
    const [known, late] = [await inBrowser(), await inBrowser()];
    const { cookies } = await api.call(refresh, { cookies: known });
    await api.call(refresh, { cookies: { ...known, ...cookies } });
    await usedAgo(35);
    expect(await status(known)).toBe(401);
    await api.call(refresh, { cookies: late });
    await usedAgo(65);
    expect(await status(late)).toBe(401);
  });

  it('can be retried after 30 seconds in the same browser', async () => {
    const known = await inBrowser();
    const { cookies: lost } = await api.call(refresh, { cookies: known });
    await usedAgo(35);
    const again = await api.call(refresh, { cookies: known });
    expect(again.status).toBe(200);
    expect(again.cookies.portal_refresh).toBe(lost.portal_refresh);
  });
});

describe('POST /auth/logout', () => {
  it('succeeds without a session', async () => {
    expect((await api.call(logout, { token: 'nonsense', cookies: { portal_refresh: 'nonsense' } })).status).toBe(204);
  });

  it.each([
    ['a browser', {}, '"cache"'],
    ['a Chromium', { 'sec-ch-ua': '"Chromium";v="143"' }, '"prefetchCache", "prerenderCache"'],
  ])('clears the caches of %s but no cookies or storage', async (_, headers, cleared) => {
    const { token } = await signedIn();
    const answer = await api.call(logout, { token, headers });
    expect(answer.headers['clear-site-data']).toBe(cleared);
    expect((await api.call(me, { token, headers })).headers).not.toHaveProperty('clear-site-data');
  });

  it.each([['bearer token'], ['cookie']])(
    'revokes the session by its %s, immediately and on every replica',
    async (by) => {
      const replica = await startApi({}, api.url);
      const { token, cookie, user } = await signedIn();
      expect((await replica.call(me, { token })).status).toBe(200);
      const sent = by === 'cookie' ? { cookies: { portal_refresh: cookie } } : { token };
      const { status, cookies } = await api.call(logout, sent);
      expect({ status, cookie: cookies.portal_refresh }).toEqual({ status: 204, cookie: '' });
      expect((await replica.call(me, { token })).status).toBe(401);
      expect((await refreshWith(cookie)).status).toBe(401);
      expect((await api.call(logout, sent)).status).toBe(204);
      const rows = await api.query(`SELECT actor_id FROM audit_log WHERE action = 'session.end' AND object_id = $1`, [
        user.id,
      ]);
      expect(rows).toEqual([{ actor_id: user.id }]);
      await replica.stop();
    },
  );
});
