import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

let api: Api;
let replica: Api;

beforeAll(async () => {
  api = await startApi();
  replica = await startApi({ TRUSTED_PROXY: 'loopback' }, api.url);
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const { login, register } = accountEndpoints;
const { password, otherPassword } = canaries;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function guess(email: string, times: number, on = api) {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push(await on.call(login, { body: { email, password: otherPassword } }));
  return answers.map(({ status }) => status);
}

describe('password rate limit', () => {
  it('applies after ten attempts across replicas, with Retry-After, even for the correct password', async () => {
    const { email } = await api.people.client();
    expect(await guess(email, 10)).toEqual(Array(10).fill(401));
    const { status, headers, problem } = await replica.call(login, { body: { email, password }, ...from('192.0.2.1') });
    expect({ status, code: problem.code }).toEqual({ status: 429, code: 'throttled' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('doubles the wait after each further failed attempt, up to an hour', async () => {
    const { email } = await api.people.client();
    await guess(email, 10);
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await api.query(`UPDATE rate_limits SET blocked_until = now() WHERE key LIKE 'sign-in:account:%'`);
      expect(await guess(email, 1)).toEqual([401]);
      const { headers } = await api.call(login, { body: { email, password } });
      waits.push(Math.round(Number(headers['retry-after']) / 60));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('counts concurrent attempts individually', async () => {
    await api.query('DELETE FROM rate_limits');
    const { email } = await api.people.client();
    const body = { email, password: otherPassword };
    const answers = await Promise.all(Array.from({ length: 40 }, () => api.call(login, { body })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('never locks the owner out of a known browser', async () => {
    const { email } = await api.people.client();
    const body = { email, password };
    const { cookies } = await replica.call(login, { body, ...from('198.51.100.7') });
    await guess(email, 15);
    expect((await api.call(login, { body })).status).toBe(429);
    const known = { portal_device: cookies.portal_device ?? '' };
    expect((await replica.call(login, { body, cookies: known, ...from('203.0.113.9') })).status).toBe(200);
  });

  it('also applies in a known browser, for its own account and for others', async () => {
    await api.query('DELETE FROM rate_limits');
    const [mine, other] = [await api.people.client(), await api.people.client()];
    const { cookies } = await api.call(login, { body: { email: mine.email, password } });
    const known = { portal_device: cookies.portal_device ?? '' };
    const tryAt = (email: string) => api.call(login, { body: { email, password: otherPassword }, cookies: known });
    for (const { email } of [mine, other]) {
      for (let n = 0; n < 10; n += 1) expect((await tryAt(email)).status).toBe(401);
      expect((await tryAt(email)).status).toBe(429);
    }
  });

  it('counts each known browser separately, remembers twenty per person, and evicts the least recently seen', async () => {
    const { email } = await api.people.client();
    const body = { email, password };
    const browsers: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      await api.query('DELETE FROM rate_limits');
      browsers.push((await api.call(login, { body })).cookies.portal_device ?? '');
    }
    await guess(email, 11);
    const [first = '', second = '', third = ''] = browsers;
    const tryIn = async (portal_device: string, typed: string) =>
      (await api.call(login, { body: { email, password: typed }, cookies: { portal_device } })).status;
    for (let n = 0; n < 10; n += 1) expect(await tryIn(second, otherPassword)).toBe(401);
    expect(await tryIn(second, password)).toBe(429);
    expect(await tryIn(third, password)).toBe(200);
    // The sign-in on creating the account was the first of twenty-one.
    const known = await api.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM known_devices device JOIN users ON users.id = device.user_id WHERE email = $1`,
      [email],
    );
    expect(known).toEqual([{ count: 20 }]);
    await api.query('DELETE FROM rate_limits');
    expect((await api.call(login, { body })).cookies.portal_device).toMatch(/./);
    await guess(email, 11);
    expect(await tryIn(first, password)).toBe(429);
    expect(await tryIn(third, password)).toBe(200);
  });

  it('slows down over days, regardless of other sign-ins: an hour after thirty failed attempts, later a day', async () => {
    await api.query('DELETE FROM rate_limits');
    const { email, id, pin } = await api.people.preparer();
    const wrongPin = { email, password, pin: '0000' };
    const free = () => api.query(`UPDATE rate_limits SET blocked_until = now() WHERE key ~ '^sign-in:'`);
    const freeForDays = () => api.query(`UPDATE rate_limits SET blocked_until = now() WHERE key ~ '^sign-in'`);
    const { cookies } = await replica.call(login, { body: { email, password, pin }, ...from('198.51.100.8') });
    for (let n = 0; n < 29; n += 1) {
      await free();
      expect((await api.call(login, { body: wrongPin })).status).toBe(401);
    }
    const mails = () => api.query(`SELECT 1 FROM mails WHERE kind = 'sign_in_slowed' AND cause LIKE $1`, [`${id} %`]);
    expect(await mails()).toHaveLength(0);
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      await freeForDays();
      expect((await api.call(login, { body: wrongPin })).status).toBe(401);
      await free();
      const { status, headers } = await api.call(login, { body: { email, password, pin } });
      expect(status).toBe(429);
      waits.push(Math.round(Number(headers['retry-after']) / 3600));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24]);
    expect(await mails()).toHaveLength(1);
    const entries = await api.query(`SELECT 1 FROM audit_log WHERE action = 'sign-in.slow' AND object_id = $1`, [id]);
    expect(entries).toHaveLength(1);
    const known = { portal_device: cookies.portal_device ?? '' };
    const owner = await replica.call(login, { body: { email, password, pin }, cookies: known, ...from('203.0.113.9') });
    expect(owner.status).toBe(200);
    await free();
    expect((await api.call(login, { body: wrongPin })).status).toBe(429);
  });

  it('also applies per IP address, across accounts', async () => {
    await api.query('DELETE FROM rate_limits');
    const attempt = (n: number) =>
      replica.call(login, { body: { email: `absent-${n}@example.com`, password }, ...from('192.0.2.50') });
    for (let n = 0; n < 50; n += 1) expect((await attempt(n)).status).toBe(401);
    expect((await attempt(51)).status).toBe(429);
    const elsewhere = { body: { email: 'absent-52@example.com', password }, ...from('192.0.2.51') };
    expect((await replica.call(login, elsewhere)).status).toBe(401);
  });
});

describe('full hashing queue', () => {
  /** Occupies the whole queue until `work` is done. */
  async function whileFull(work: () => Promise<void>): Promise<void> {
    const hasher = api.get(SecretHasher);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const settled = () => new Promise<'held'>((resolve) => setImmediate(() => resolve('held')));
    const take = () => Promise.race([hasher.withPlace(() => released).catch(() => 'refused'), settled()]);
    while ((await take()) === 'held');
    await work().finally(release);
  }

  it('rejects with Retry-After without counting an attempt, so that the owner can sign in right afterwards', async () => {
    const { email, token } = await api.people.client();
    await api.query('DELETE FROM rate_limits');
    const change = { body: { current_password: otherPassword, new_password: 'a longer one, to be sure' }, token };
    await whileFull(async () => {
      for (let n = 0; n < 12; n += 1) {
        const { status, headers } = await api.call(login, { body: { email, password: otherPassword } });
        expect([status, headers['retry-after']]).toEqual([429, '2']);
        expect((await api.call(accountEndpoints.changePassword, change)).status).toBe(429);
      }
      expect(await api.query(`SELECT key FROM rate_limits WHERE key ~ '^(sign-in|change-password):'`)).toEqual([]);
    });
    expect((await api.call(login, { body: { email, password } })).status).toBe(200);
  });
});

describe('registration from one IP address', () => {
  it('is rate limited to twenty a minute, without affecting other addresses', async () => {
    const body = (n: number) => ({
      email: `flood-${n}@example.com`,
      password,
      first_name: visibleCanary,
      last_name: 'F',
      role: 'client',
    });
    const statuses = [];
    for (let n = 0; n < 22; n += 1)
      statuses.push((await replica.call(register, { body: body(n), ...from('2001:db8::1:2') })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect((await replica.call(register, { body: body(90), ...from('2001:db8::9') })).status).toBe(429);
    expect((await replica.call(register, { body: body(91), ...from('2001:db8:1::9') })).status).toBe(201);
  });
});

describe('flood of sign-ins', () => {
  it('is processed up to the hashing capacity; other requests get Retry-After and the server remains responsive', async () => {
    const storm = Array.from({ length: 200 }, (_, n) => ({
      body: { email: `storm-${n}@example.com`, password },
      ...from(`10.0.${n}.1`),
    }));
    const [live, ...answers] = await Promise.all([
      replica.call(healthEndpoints.live),
      ...storm.map((sent) => replica.call(login, sent)),
    ]);
    expect(live.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  });
});
